import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mallList } from '../../content/src/seed/malls/mall-list.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { productRows } from '../../src/features/uploads/product-sheet.ts';
import { anyDatabase } from '../rest/harness/databases.ts';
import { openSeededDatabase } from '../rest/harness/seeded-database.ts';

/** What each may be ordered of, so that some can try. */
const enough = 10;

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openSeededDatabase(anyDatabase);
});
afterAll(() => opened.close());

test.each(['README.md', 'README.ko.md', 'docs/clients.md'])(
  'goods that %s gives to try can be written into a bulk order as they stand',
  async (file) => {
    const mall = mallList.find(({ mallUrl }) => mallUrl === 'bizupload');
    const offered = await productRows(opened.db, mall?.mallId ?? '');
    const told = toldIn(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'));
    expect(told.length).toBeGreaterThanOrEqual(4);
    for (const [number, name, option, color, price] of told) {
      const row = offered.find((each) => each[0] === number && each[2] === option && each[3] === color);
      expect([row?.[0], row?.[1], row?.[4]]).toEqual([number, name, price?.replaceAll(',', '')]);
      expect(Number(row?.[5])).toBeGreaterThanOrEqual(enough);
    }
    expect(new Set(told.map(([, , option, color]) => `${option !== ''} ${color !== ''}`)).size).toBe(4);
  },
);

/** The rows of the table: number, name, option, color, price. */
function toldIn(text: string): string[][] {
  const table = text.split('<!-- bulk-order-goods -->')[1]?.split('<!-- /bulk-order-goods -->')[0] ?? '';
  return [...table.matchAll(/^\| `GD.*\|$/gmu)].map(([line]) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}
