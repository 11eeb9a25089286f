import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { WorkQueue } from '../../http/work-queue.ts';
import type { Reencoded } from './picture-program.ts';

const program = fileURLToPath(new URL('picture-program.ts', import.meta.url));
const idleMs = 30_000;
/** More than the library takes before it gives up by itself. */
const longestMs = 15_000;
/** Gives large blocks back to the system at once. Otherwise what a picture took stays taken. */
const allocator = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' };

// One core is left to everybody else. Who waits has been read, so it must not be for long.
const queue = new WorkQueue({ atOnce: Math.min(2, Math.max(1, availableParallelism() - 1)), longestWaitMs: 3000 });
const idle: PictureProcess[] = [];

/**
 * Writes a picture anew in a process of its own. Decoded, one of 40 megapixels is 160 MB, and a decoder is what a hostile picture
 * aims at: neither the memory nor a crash is the mall's. Throws 1429 where too many pictures wait.
 */
export function reencode(bytes: Uint8Array): Promise<Reencoded> {
  return queue.run(async () => {
    const process = idleProcess() ?? new PictureProcess();
    const picture = await process.reencode(bytes);
    idle.push(process);
    return picture;
  });
}

function idleProcess(): PictureProcess | undefined {
  const process = idle.pop();
  return !process || process.isAlive ? process : idleProcess();
}

/** Serves one picture at a time, and ends when it has had none for a while, or with the mall. */
class PictureProcess {
  readonly #child: ChildProcess;
  readonly #end: NodeJS.Timeout;

  constructor() {
    this.#child = fork(program, { serialization: 'advanced', execArgv: [], env: allocator });
    this.#child.unref();
    this.#child.channel?.unref();
    this.#child.on('error', () => undefined); // the call that it concerns gets it too
    this.#end = setTimeout(() => this.#child.disconnect(), idleMs).unref();
  }

  get isAlive(): boolean {
    return this.#child.connected;
  }

  /** Null, too, for a picture that its process does not survive. */
  async reencode(bytes: Uint8Array): Promise<Reencoded> {
    const { promise, resolve, reject } = Promise.withResolvers<Reencoded>();
    const giveUp = setTimeout(() => this.#child.kill('SIGKILL'), longestMs);
    const onPicture = (picture: unknown) => resolve(picture as Reencoded); // of our own program
    const onEnd = () => resolve(null);
    this.#child.on('message', onPicture).on('exit', onEnd).on('error', reject);
    this.#child.send(bytes);
    this.#end.refresh();
    try {
      return await promise;
    } finally {
      clearTimeout(giveUp);
      this.#child.off('message', onPicture).off('exit', onEnd).off('error', reject);
      this.#end.refresh();
    }
  }
}
