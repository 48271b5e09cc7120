// The part of Apple's C library that the generator, the runtime, the plugins and the tests use: declarations only,
// with the types and sizes that macOS has. Nothing here is ever linked or run.
//
// Most pointers say nothing about NULL, as in Apple's headers: in Swift they are implicitly unwrapped.

#pragma once

typedef unsigned long size_t;
typedef long ssize_t;
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;

typedef int32_t dev_t;
typedef uint64_t ino_t;
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef int32_t pid_t;
typedef int64_t off_t;
typedef int64_t blkcnt_t;
typedef int32_t blksize_t;
typedef long time_t;

// errno.h, string.h, stdlib.h. The part in Swift has `errno`.
#define ENOENT 2
#define EINTR 4
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define EFBIG 27
#define ELOOP 62
int *__error(void);
#define errno (*__error())
char *strerror(int code);
char *strdup(const char *text);
char *strstr(const char *text, const char *word);
size_t strlen(const char *text);
ssize_t readlink(const char *path, char *target, size_t size);
void free(void *);
char *getenv(const char *);
char *mkdtemp(char *);
__attribute__((noreturn)) void exit(int);

// fcntl.h, unistd.h, stdio.h. The part in Swift has `open`, which takes any number of arguments in C.
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_NONBLOCK 0x00000004
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
int open(const char *, int, ...);
int __open(const char *, int, mode_t) __asm("_open");
int close(int);
int dup2(int, int);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
int rename(const char *old, const char *new);
int unlink(const char *);
int rmdir(const char *);
int pipe(int [2]);
char *getcwd(char *, size_t);
pid_t getpid(void);
uid_t geteuid(void);
int isatty(int);
__attribute__((noreturn)) void _exit(int);

// sys/stat.h. The part in Swift has the numbers with the type `mode_t`.
#define S_IFMT 0170000
#define S_IFIFO 0010000
#define S_IFDIR 0040000
#define S_IFREG 0100000
#define S_IFLNK 0120000
#define S_IFSOCK 0140000
struct timespec { time_t tv_sec; long tv_nsec; };
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  uint32_t st_flags;
  uint32_t st_gen;
  int32_t st_lspare;
  int64_t st_qspare[2];
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int mkdir(const char *, mode_t);
int mkfifo(const char *, mode_t);
int chmod(const char *, mode_t);

// dirent.h
struct dirent {
  uint64_t d_ino;
  uint64_t d_seekoff;
  uint16_t d_reclen;
  uint16_t d_namlen;
  uint8_t d_type;
  char d_name[1024];
};
typedef struct { int __dd_fd; long __dd_loc, __dd_size; char *__dd_buf; } DIR;
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);

// spawn.h, sys/wait.h, crt_externs.h. Apple's header keeps Swift from `popen`.
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
int posix_spawnp(
  pid_t * _Nullable, const char * _Nonnull, const posix_spawn_file_actions_t _Nullable * _Nullable,
  const posix_spawnattr_t _Nullable * _Nullable, char * const _Nullable * _Nonnull, char * const _Nullable * _Nullable
);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t _Nullable *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t _Nullable *);
int posix_spawn_file_actions_addclose(posix_spawn_file_actions_t _Nullable *, int);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t _Nullable *, int, int);
int posix_spawn_file_actions_addopen(
  posix_spawn_file_actions_t _Nullable * _Nonnull, int, const char * _Nonnull, int, mode_t
);
pid_t waitpid(pid_t, int *, int);
char ***_NSGetEnviron(void);

// signal.h. The part in Swift has `SIG_IGN`, a number that C converts to a function.
typedef uint32_t sigset_t;
typedef void (*sig_t)(int);
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
#define SIGCHLD 20
#define SIGXFSZ 25
#define SIG_IGN (void (*)(int))1
#define SIG_BLOCK 1
#define SIG_SETMASK 3
void (*signal(int, void (*)(int)))(int);
int sigemptyset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigismember(const sigset_t *, int);
int sigpending(sigset_t *);
int sigwait(const sigset_t *, int *);
int kill(pid_t, int);
int raise(int);
int pthread_sigmask(int, const sigset_t *, sigset_t *);

// os/lock.h
typedef struct os_unfair_lock_s { uint32_t _os_unfair_lock_opaque; } os_unfair_lock, *os_unfair_lock_t;
#define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})
void os_unfair_lock_lock(os_unfair_lock_t _Nonnull);
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull);

// sched.h, time.h
int sched_yield(void);
typedef enum { CLOCK_THREAD_CPUTIME_ID = 16 } clockid_t;
int clock_gettime(clockid_t, struct timespec *);

// sys/socket.h, sys/un.h, netinet/in.h
#define AF_UNIX 1
#define AF_INET 2
#define SOCK_STREAM 1
typedef uint8_t sa_family_t;
typedef uint32_t socklen_t;
struct sockaddr { uint8_t sa_len; sa_family_t sa_family; char sa_data[14]; };
struct sockaddr_un { unsigned char sun_len; sa_family_t sun_family; char sun_path[104]; };
struct in_addr { uint32_t s_addr; };
struct sockaddr_in { uint8_t sin_len; sa_family_t sin_family; uint16_t sin_port; struct in_addr sin_addr; char sin_zero[8]; };
int socket(int domain, int type, int protocol);
int bind(int, const struct sockaddr *, socklen_t);
int listen(int, int);
int accept(int, struct sockaddr *, socklen_t *);
int connect(int, const struct sockaddr *, socklen_t);
int getsockname(int, struct sockaddr *, socklen_t *);
