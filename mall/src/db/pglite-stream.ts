import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

type Done = (error?: Error | null) => void;

/** The bytes between a client of pg and PGlite, which runs in this process: what a socket is to a server. */
export class PgliteStream extends Duplex {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  /** Ends the transaction and the statements of the client before: PGlite has one session. */
  connect(): void {
    this.#pglite.exec('rollback; deallocate all').then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
  }

  override _write(message: Uint8Array, _encoding: string, done: Done): void {
    void this.#exchange(message, done);
  }

  /** pg sends the messages of a statement together. */
  override _writev(messages: { chunk: Uint8Array }[], done: Done): void {
    void this.#exchange(Buffer.concat(messages.map(({ chunk }) => chunk)), done);
  }

  async #exchange(message: Uint8Array, done: Done): Promise<void> {
    try {
      const response: Uint8Array[] = [];
      // `onRawData` gets views of memory that PGlite writes again.
      await this.#pglite.execProtocolRawStream(message, { onRawData: (bytes) => response.push(bytes.slice()) });
      for (const bytes of response) this.push(bytes);
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _read(): void {
    // Responses are pushed as they come.
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  setNoDelay(): void {
    // There is no network.
  }

  ref(): void {
    // Keeps no process running.
  }

  unref(): void {
    // Likewise.
  }
}
