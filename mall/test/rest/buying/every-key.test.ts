import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullTier } from '../../../../scripts/lib/test-tiers.ts';
import { rowsOf } from '../../../src/db/rows.ts';
import type { KeyedId } from '../../../src/http/call.ts';
import { goodCalls } from '../cases/good-calls.ts';
import { operations } from '../harness/contract.ts';
import { databaseKinds } from '../harness/databases.ts';
import { openShop, type Answer, type Sent, type Shop } from '../harness/shop.ts';

/** The embedded database has one connection, so nothing meets there: it is to know the statements. */
const atOnceOn = { postgres: 20, pglite: 2 };

/** Every call with an idempotency key in the document: a new one without a sample call here fails. */
const everyCall = operations.filter(({ isIdempotent }) => isIdempotent).map(({ id }) => id);

/** Every keyed call runs in one of three ways (`KeyedHandlers`). The quick tier has one call of each. */
const oneOfEachWay = ['addToCart', 'placeOrder', 'uploadFile'] as const satisfies KeyedId[];

const keyedCalls = isFullTier ? everyCall : oneOfEachWay;

const told = ({ status, code, message, description, data }: Answer) =>
  JSON.stringify({ status, code, message, description, data });

const summed = [
  'cart_lines.qty',
  'products.stckqty',
  'goods_options.stckqty',
  'product_colors.stckqty',
  'upload_rows.pay_prc',
  'orders.tkt_send_cnt',
  'orders.(sealed_entrance is not null)::int',
];

/** What a call can leave behind: the rows of every table, all pieces in carts and in stock, the won of bulk orders, the times that tickets were sent again, and orders with an entrance code. */
async function traces({ context: { db } }: Shop): Promise<Map<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_schema || '.' || table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
  );
  const counted = tables
    .filter(({ name }) => !name.endsWith('.idempotency_keys'))
    .map(({ name }) => sql.raw(`select '${name}' as name, count(*)::int as number from ${name}`));
  const sums = summed.map((place) => {
    const [table, column] = place.split('.');
    return sql.raw(`select '${place}' as name, coalesce(sum(${column}), 0)::int as number from ${table}`);
  });
  const rows = await rowsOf<{ name: string; number: number }>(db, sql.join([...counted, ...sums], sql` union all `));
  return new Map(rows.map(({ name, number }) => [name, number]));
}

function changesBetween(before: Map<string, number>, after: Map<string, number>): Record<string, number> {
  const changes = [...after].map(([name, number]) => [name, number - (before.get(name) ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

describe.each(databaseKinds)('on %s', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
    token = await shop.tokenOf();
  });
  afterAll(() => shop.close());

  /** The effect of what is sent, apart from what has to be there before. */
  async function effectOf(operation: string, send: (sent: Sent) => Promise<Answer[]>) {
    const sent = await goodCalls[operation]?.(shop);
    if (!sent) throw new Error(`${operation} has no good call.`);
    const before = await traces(shop);
    const answers = await send({ token, ...sent });
    return { answers, changes: changesBetween(before, await traces(shop)) };
  }

  test.each(keyedCalls)(
    '%s, sent many times at once with one key, has one effect and one answer',
    async (operation) => {
      // Twice, since the first of all may create what the next finds, such as a line of the cart.
      await effectOf(operation, async (sent) => [await shop.send(operation, sent)]);
      const once = await effectOf(operation, async (sent) => [await shop.send(operation, sent)]);
      const often = await effectOf(operation, async (sent) => {
        const answers = await Promise.all(Array.from({ length: atOnceOn[kind] }, () => shop.send(operation, sent)));
        return [...answers, await shop.send(operation, sent)];
      });

      expect(once.answers.map(({ code }) => code)).toEqual(['0000']);
      expect(often.changes).toEqual(once.changes);
      expect(once.changes, 'a call without any effect proves nothing').not.toEqual({});
      const done = often.answers.filter(({ code }) => code === '0000');
      // A member's files go up one after the other, and the last of so many are told to come later.
      const busy = often.answers.filter(
        ({ code }) =>
          code !== '0000' &&
          !(['uploadFile', 'uploadOrders', 'replaceUploadRows'].includes(operation) && code === '1429'),
      );
      expect(often.answers.at(-1)?.code).toBe('0000');
      expect(new Set(done.map(told)).size).toBe(1);
      expect(busy.every(({ data }) => (data as { rsnCd?: string } | null)?.rsnCd === 'BUSY')).toBe(true);
    },
  );
});
