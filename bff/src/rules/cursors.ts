import { hash } from 'node:crypto';
import { badInput } from '../errors/shopper-error.ts';

/** Where a list goes on: behind the row that a client saw last. */
export interface Cursor {
  /** Index of the row at that time. */
  place: number;
  /** Digests of the row and of those before it, nearest first: they find the place again, even after the row was deleted. */
  marks: readonly string[];
  /** Whether the order of these rows in the mall is not known: then they are all that was seen of their page. */
  isMixed: boolean;
  /** The mall's own key of the row. Null if the mall has none. */
  aftrKey: string | null;
}

/** The highest index of a row. */
export const farthest = 1_000_000;
/** The longest key that a mall may tell. */
const longestKey = 200;

export function markOf(rowKey: string): string {
  return hash('sha256', rowKey, 'base64url').slice(0, 8);
}

/** Calls that going on takes at most: a place of earlier gateways is read, a row is looked for. */
export function mostCalls(text: string): number {
  return ['row', 'set'].includes(Buffer.from(text.slice(0, 4), 'base64url').toString()) ? 3 : 2;
}

export function writeCursor({ place, marks, isMixed, aftrKey }: Cursor): string {
  const key = aftrKey !== null && aftrKey.length <= longestKey ? aftrKey : '';
  return Buffer.from(`${isMixed ? 'set' : 'row'}:${place}:${marks.join('')}:${key}`).toString('base64url');
}

const form =
  /^(?:place:(?<old>\d{1,7})|(?<kind>row|set):(?<place>\d{1,7}):(?<marks>(?:[\w-]{8}){1,100}):(?<key>.{0,200}))$/su;

/** Cursors of earlier gateways are a place alone, and still work. */
export function readCursor(text: string): Cursor {
  const found = form.exec(Buffer.from(text, 'base64url').toString())?.groups;
  const place = Number(found?.['old'] ?? found?.['place'] ?? Infinity);
  if (place > farthest) throw badInput('after', '알 수 없는 위치예요. 목록을 처음부터 다시 불러와 주세요.', 'FORMAT');
  return {
    place,
    marks: found?.['marks']?.match(/.{8}/gu) ?? [],
    isMixed: found?.['kind'] === 'set',
    aftrKey: found?.['key'] || null,
  };
}
