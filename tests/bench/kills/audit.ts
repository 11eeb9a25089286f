import type { Client } from 'pg';
import { promises } from '../../../mall/test/rest/harness/promises.ts';
import type { OtherStory } from './other-orders.ts';
import type { Press } from './operator.ts';
import type { Story } from './shopper.ts';

/** The pieces of the shop in each place. Orders move them, and never make or lose one. */
export interface Pieces {
  groups: number;
  options: number;
  colors: number;
}

/** A promise, and what speaks against it: nothing, where it holds. */
export interface Finding {
  promise: string;
  against: string[];
}

const pieces = `select
  (select sum(stckqty + stckqty2)::int from products) as groups,
  (select sum(stckqty)::int from goods_options) as options,
  (select sum(stckqty)::int from product_colors) as colors`;
const taken = `select coalesce(sum(qty), 0)::int + (select count(*) from wireless_orders where stck_tp <> 'FREE')::int as groups,
  coalesce(sum(qty) filter (where opt_no is not null), 0)::int as options,
  coalesce(sum(qty) filter (where color_nm is not null), 0)::int
    + (select count(*) from wireless_orders where stck_tp <> 'FREE' and color_nm is not null)::int as colors
  from order_items where stck_tp <> 'FREE'`;

/** All pieces: those that are free, and those in orders. */
export async function countPieces(client: Client): Promise<Pieces> {
  const [free, inOrders] = [(await client.query<Pieces>(pieces)).rows[0], (await client.query<Pieces>(taken)).rows[0]];
  const total = (of: keyof Pieces) => (free?.[of] ?? 0) + (inOrders?.[of] ?? 0);
  return { groups: total('groups'), options: total('options'), colors: total('colors') };
}

/** Waits until no refund is under way and every message is sent, for a limited time. */
export async function settled(client: Client, patienceMs: number): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  const waiting = `select (select count(*) from payment_refunds where done_dts is null)::int
    + (select count(*) from outbox where sent_at is null)::int as count`;
  while (Date.now() < giveUpAt) {
    const { rows } = await client.query<{ count: number }>(waiting);
    if (rows[0]?.count === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Compares the database with itself, with the pieces of the start, and with what the shoppers were told. */
export async function audit(client: Client, before: Pieces, stories: readonly Story[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [promise, query] of Object.entries(promises)) {
    const { rows } = await client.query<{ found: string }>(query);
    findings.push({ promise, against: rows.map(({ found }) => found) });
  }
  const after = await countPieces(client);
  const lost =
    JSON.stringify(before) === JSON.stringify(after)
      ? []
      : [`${JSON.stringify(before)} became ${JSON.stringify(after)}`];
  findings.push({ promise: 'no piece was lost or made', against: lost });

  const known = new Map(stories.flatMap(({ orders }) => orders).map((order) => [order.number, order]));
  const { rows } = await client.query<{ number: string; isPaid: boolean }>(
    `select ord_no as number, pay_dts is not null as "isPaid" from orders where ord_tp = 'GOODS'`,
  );
  const stored = new Map(rows.map(({ number, isPaid }) => [number, isPaid]));
  return [
    ...findings,
    {
      promise: 'each order that a shopper was told of is there',
      against: [...known.keys()].filter((number) => !stored.has(number)),
    },
    {
      promise: 'each key took effect once: there is no order that nobody was told of',
      against: [...stored.keys()].filter((number) => !known.has(number)),
    },
    {
      promise: 'an order that a shopper was told is paid is paid',
      against: [...known.keys()].filter((number) => known.get(number)?.end === 'PAID' && stored.get(number) === false),
    },
  ];
}

/** Subscriptions, contracts and files that their shoppers were told of, and the orders of the files. */
export async function auditOthers(client: Client, stories: readonly OtherStory[]): Promise<Finding[]> {
  const kinds = {
    subscriptions: 'select appl_no as number from subscriptions',
    contracts: 'select ord_no as number from wireless_orders',
    files: 'select upld_no as number from uploads',
  } as const;
  const findings: Finding[] = [];
  for (const [kind, query] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
    const { rows } = await client.query<{ number: string }>(query);
    const stored = new Set(rows.map(({ number }) => number));
    const told = new Set(stories.flatMap((story) => story[kind]));
    findings.push(
      {
        promise: `${kind}: what a member was told of is there`,
        against: [...told].filter((each) => !stored.has(each)),
      },
      {
        promise: `${kind}: nothing is there that no member was told of`,
        against: [...stored].filter((each) => !told.has(each)),
      },
    );
  }
  const { rows } = await client.query<{ found: string }>(
    `select coalesce(r.upld_no || ' ' || r.row_no, o.ord_no) || ': ' || count(o.ord_no) || ' orders' as found
     from upload_rows r full join orders o on o.ord_no = r.ord_no
     where r.row_stat = 'PLACED' or (r.upld_no is null and o.ord_tp = 'UPLOAD')
     group by r.upld_no, r.row_no, o.ord_no having count(o.ord_no) <> 1 or r.upld_no is null`,
  );
  return [...findings, { promise: 'each row of a file is one order', against: rows.map(({ found }) => found) }];
}

/** Compares what operators were told with the books of the door. */
export async function auditPresses(client: Client, presses: readonly Press[]): Promise<Finding[]> {
  const { rows } = await client.query<Press>(
    'select operation, target, idempotency_key as key from operator_writes order by dts',
  );
  const written = new Set(rows.map(({ key }) => key));
  const told = new Set(presses.map(({ key }) => key));
  return [
    {
      promise: 'each press that an operator was told of is in the books',
      against: presses.filter(({ key }) => !written.has(key)).map(({ operation, target }) => `${operation} ${target}`),
    },
    {
      promise: 'nothing is in the books that no operator was told of',
      against: rows.filter(({ key }) => !told.has(key)).map(({ operation, target }) => `${operation} ${target}`),
    },
  ];
}
