import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.ts';

/** A row of the table of faults in docs/operations.md. */
export interface FaultRow {
  fault: string;
  /** The result of operations on the failing endpoint: a code, or a text. */
  gets: string;
  withinMs: number;
  /** The result of the next operation. */
  nextGets: string;
  /** The result of an uncached layout operation. */
  coldGets: string;
  /** Whether operations on other endpoints may be refused meanwhile. */
  othersMayFail: boolean;
}

export function readFaultTable(): FaultRow[] {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const table = /<!-- faults -->([\s\S]*?)<!-- \/faults -->/u.exec(text)?.[1] ?? '';
  const lines = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  return lines.map((line) => {
    const [fault = '', , gets = '', within = '', nextGets = '', coldGets = '', others = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''));
    if (others !== 'go on' && others !== 'may be refused')
      throw new Error(`The table of faults says "${others}" of other endpoints, which is not a known text.`);
    return {
      fault,
      gets,
      withinMs: Number(/^(\d+) s$/u.exec(within)?.[1]) * 1_000,
      nextGets,
      coldGets,
      othersMayFail: others === 'may be refused',
    };
  });
}
