import type { DestinationStream } from 'pino';

/** Passes the lines of one turn of the event loop on as one text: the writer below scans its whole buffer for each text. */
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
