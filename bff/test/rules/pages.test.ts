import { describe, expect, test } from 'vitest';
import { MallRefusal } from '../../src/errors/mall-error.ts';
import { readConnection, type PageQuery } from '../../src/rules/pages.ts';

interface Row {
  no: string;
  aftrKey: string | null;
}

const rowsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => `R${first + index}`);

/** A list of the mall, whose rows the test adds and removes. */
class MallList {
  rows: string[];
  readonly calls: PageQuery[] = [];
  readonly #places: string[] = [];
  readonly #hasKeys: boolean;
  isMixed = false;

  constructor(rows: string[], { hasKeys = false } = {}) {
    this.rows = rows;
    this.#hasKeys = hasKeys;
    this.#places.push(...rows);
  }

  add(row: string): void {
    this.rows.unshift(row);
    this.#places.unshift(row);
  }

  remove(...rows: string[]): void {
    this.rows = this.rows.filter((row) => !rows.includes(row));
  }

  read = async (query: PageQuery) => {
    this.calls.push(query);
    const { page = 1, size, aftrKey } = query;
    const shown = aftrKey === undefined ? this.rows.slice((page - 1) * size, page * size) : this.#behind(aftrKey, size);
    const list = shown.map<Row>((no) => ({ no, aftrKey: this.#hasKeys ? no : null }));
    return { list, totalCnt: this.rows.length, isMixed: this.isMixed };
  };

  /** Places outlive their rows. */
  #behind(aftrKey: string, size: number): string[] {
    const place = this.#places.indexOf(aftrKey);
    if (place < 0)
      throw new MallRefusal('GET list', { status: 400, code: '1400', text: null, data: null, retryAfter: null });
    return this.rows.filter((row) => this.#places.indexOf(row) > place).slice(0, size);
  }
}

async function readFrom(list: MallList, first: number, after?: string) {
  const { connection } = await readConnection(
    { first, after },
    { read: list.read, keyOf: ({ no }: Row) => no, toNode: ({ no }: Row) => no },
  );
  return connection;
}

/** All rows as a client appends them; `meanwhile` happens behind the first page. */
async function walk(list: MallList, first: number, meanwhile: () => void = () => undefined): Promise<string[]> {
  const seen: string[] = [];
  let after: string | undefined;
  for (let pages = 0; pages < 30; pages += 1) {
    const { nodes, pageInfo } = await readFrom(list, first, after);
    seen.push(...nodes);
    if (!pageInfo.hasNextPage) return seen;
    after = pageInfo.endCursor ?? undefined;
    if (pages === 0) meanwhile();
  }
  throw new Error('The list does not end.');
}

const malls = [
  ['tells keys', true],
  ['tells none', false],
] as const;

describe.each(malls)('a list of a mall that %s', (_name, hasKeys) => {
  const changes: readonly (readonly [name: string, change: (list: MallList) => void])[] = [
    ['nothing changes', () => undefined],
    ['a row of the first page is removed', (list) => list.remove('R2')],
    ['the last row that was seen is removed', (list) => list.remove('R5')],
    ['the last three that were seen are removed', (list) => list.remove('R3', 'R4', 'R5')],
    ['four of five are removed', (list) => list.remove('R1', 'R2', 'R3', 'R4')],
    ['a row is added', (list) => list.add('N1')],
    ['a row is added and another removed', (list) => (list.add('N1'), list.remove('R3'))],
    ['a row is added and the last one that was seen removed', (list) => (list.add('N1'), list.remove('R5'))],
    ['three rows are added', (list) => (list.add('N1'), list.add('N2'), list.add('N3'))],
  ];

  test.each(changes)('goes on behind the row that was seen last when %s', async (_change, change) => {
    for (const length of [6, 10, 11, 23]) {
      const list = new MallList(rowsFrom(1, length), { hasKeys });
      expect(await walk(list, 5, () => change(list))).toEqual(rowsFrom(1, length));
    }
  });

  test('leaves out what was removed before it was reached', async () => {
    const list = new MallList(rowsFrom(1, 12), { hasKeys });
    expect(await walk(list, 5, () => list.remove('R7'))).toEqual(rowsFrom(1, 12).filter((row) => row !== 'R7'));
  });

  test('goes on from any row and with another size', async () => {
    const list = new MallList(rowsFrom(1, 30), { hasKeys });
    const { edges } = await readFrom(list, 10);
    list.remove('R1', 'R2');
    expect((await readFrom(list, 7, edges[5]!.cursor)).nodes).toEqual(rowsFrom(7, 7));
    expect((await readFrom(list, 4, edges[9]!.cursor)).nodes).toEqual(rowsFrom(11, 4));
  });

  test('is read by no more calls than its field is charged for', async () => {
    const list = new MallList(rowsFrom(1, 30), { hasKeys });
    const { pageInfo } = await readFrom(list, 5);
    list.add('N1');
    list.calls.splice(0);
    await readFrom(list, 5, pageInfo.endCursor!);
    expect(list.calls.length).toBe(hasKeys ? 1 : 3);
  });
});

const isPhone = ({ no }: Row) => Number(no.slice(1)) % 3 === 0;

/** Phones first on each page, as the mall tells them. */
function mixed(length: number): MallList {
  const list = new MallList(rowsFrom(1, length));
  const { read } = list;
  list.isMixed = true;
  list.read = async (query) => {
    const page = await read(query);
    return { ...page, list: [...page.list.filter(isPhone), ...page.list.filter((row) => !isPhone(row))] };
  };
  return list;
}

describe('rows of two kinds, whose order is lost', () => {
  test.each([
    ['nothing', () => undefined],
    ['a removal', (list: MallList) => list.remove('R2')],
    ['several removals', (list: MallList) => list.remove('R1', 'R3', 'R5')],
    ['an addition', (list: MallList) => list.add('N1')],
  ])('none of them is repeated or left out after %s', async (_name, change) => {
    for (const length of [6, 10, 11, 23]) {
      const list = mixed(length);
      expect((await walk(list, 5, () => change(list))).toSorted()).toEqual(rowsFrom(1, length).toSorted());
    }
  });
});

test('a key that the mall does not know any more is no end of the list', async () => {
  const list = new MallList(rowsFrom(1, 12), { hasKeys: true });
  const { pageInfo } = await readFrom(list, 5);
  const renewed = new MallList(rowsFrom(1, 12));
  renewed.remove('R2');
  expect((await readFrom(renewed, 5, pageInfo.endCursor!)).nodes).toEqual(rowsFrom(6, 5));
});

test('rows that look alike are told apart by their place', async () => {
  const list = new MallList(['A', 'A', 'A', 'A', 'A', 'B']);
  const { pageInfo } = await readFrom(list, 2);
  expect((await readFrom(list, 2, pageInfo.endCursor!)).nodes).toEqual(['A', 'A']);
});

const oldCursor = (place: number) => Buffer.from(`place:${place}`).toString('base64url');

test('a cursor of an earlier gateway, a place alone, still works', async () => {
  const list = new MallList(rowsFrom(1, 12));
  expect((await readFrom(list, 5, oldCursor(4))).nodes).toEqual(rowsFrom(6, 5));
  expect((await readFrom(list, 5, oldCursor(1))).nodes).toEqual(rowsFrom(3, 5));
});

test.each(['', '?', 'place:9999999', 'row:1:short:', 'row:1::key', 'row:-1:aaaaaaaa:'])(
  'a text that is no cursor is refused by its name: %s',
  async (text) => {
    const after = Buffer.from(text).toString('base64url');
    await expect(readFrom(new MallList([]), 5, after)).rejects.toMatchObject({
      extensions: { code: 'BAD_INPUT', fields: [{ path: ['after'] }] },
    });
  },
);
