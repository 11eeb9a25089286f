/** A Ctrl-C may arrive twice, from the terminal and forwarded; only a later one forces the end. */
const SAME_WISH_MS = 1500;

/** Resolves at the first request to stop: Ctrl-C, a terminating signal, or the parent's end. A second Ctrl-C ends at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let stoppedAt: number | undefined;
    const stop = () => {
      if (stoppedAt !== undefined && Date.now() - stoppedAt > SAME_WISH_MS) process.exit(1);
      stoppedAt ??= Date.now();
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      stop();
    }, 500);
    watch.unref();
  });
}
