import type { DestinationStream } from 'pino';

/**
 * Hands on the lines of a turn of the event loop as one. The writer below looks at all that waits, for each text that is
 * added to it.
 */
export class LogPortions implements DestinationStream {
  readonly #writer: DestinationStream;
  #lines: string[] = [];

  constructor(writer: DestinationStream) {
    this.#writer = writer;
  }

  write(line: string): void {
    if (this.#lines.length === 0) setImmediate(this.flush);
    this.#lines.push(line);
  }

  readonly flush = (): void => {
    if (this.#lines.length === 0) return;
    const portion = this.#lines.join('');
    this.#lines = [];
    this.#writer.write(portion);
  };
}
