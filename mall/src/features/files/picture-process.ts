import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { WorkQueue } from '../../http/work-queue.ts';
import type { PictureRequest, Reencoded } from './picture-program.ts';

const program = fileURLToPath(new URL('picture-program.ts', import.meta.url));
const idleMs = 30_000;
/** Longer than the library's own time limit. */
const longestMs = 15_000;
/** Returns large blocks to the system at once. Otherwise the memory of a picture stays allocated. */
const allocator = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' };

// Leave one core to everything else. Waiting pictures occupy memory, so limit their wait.
const queue = new WorkQueue({ atOnce: Math.min(2, Math.max(1, availableParallelism() - 1)), longestWaitMs: 3000 });
const idle: PictureProcess[] = [];

/**
 * Writes a picture anew in a process of its own. Decoded, one of 40 megapixels is 160 MB, and a decoder is what a hostile picture
 * aims at: neither the memory nor a crash is the mall's. Throws 1429 where too many pictures wait.
 */
export function reencode(request: PictureRequest): Promise<Reencoded> {
  return queue.run(async () => {
    const process = idleProcess() ?? new PictureProcess();
    const picture = await process.reencode(request);
    idle.push(process);
    return picture;
  });
}

function idleProcess(): PictureProcess | undefined {
  const process = idle.pop();
  return !process || process.isAlive ? process : idleProcess();
}

/** Processes one picture at a time. Ends after idling for a while, or with the mall. */
class PictureProcess {
  readonly #child: ChildProcess;
  readonly #end: NodeJS.Timeout;

  constructor() {
    this.#child = fork(program, { serialization: 'advanced', execArgv: [], env: allocator });
    this.#child.unref();
    this.#child.channel?.unref();
    this.#child.on('error', () => undefined); // the failed call reports it
    this.#end = setTimeout(() => this.#child.disconnect(), idleMs).unref();
  }

  get isAlive(): boolean {
    return this.#child.connected;
  }

  /** Null also for a picture that crashes its process. */
  async reencode(request: PictureRequest): Promise<Reencoded> {
    const { promise, resolve, reject } = Promise.withResolvers<Reencoded>();
    const giveUp = setTimeout(() => this.#child.kill('SIGKILL'), longestMs);
    const onPicture = (picture: unknown) => resolve(picture as Reencoded); // from picture-program.ts
    const onEnd = () => resolve(null);
    this.#child.on('message', onPicture).on('exit', onEnd).on('error', reject);
    this.#child.send(request);
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
