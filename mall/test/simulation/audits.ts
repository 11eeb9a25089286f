import type { PGlite } from '@electric-sql/pglite';
import { promises } from '../rest/harness/promises.ts';
import { wrongMoves } from './state-moves.ts';

/** What speaks against the mall, and whose sentence it is. */
export interface Finding {
  audit: string;
  against: string[];
}

/** Promises of the kill bench that hold after each commit. The others hold when nothing is under way. */
const always = [
  'a paid order was paid by one attempt, with the exact sum',
  'a paid bulk order was paid by one attempt, with the exact sum',
  'a line that is paid is sold, one that has ended is free',
  'no stock is negative',
  'the ledger of points is never below zero, and agrees with what is left',
  'a used coupon belongs to the order that names it',
  'a sent line has a parcel, of its own order',
];

/** Pieces of each product, option and color: free, and in orders, claims and contracts. They move, and are never lost or made. */
const pieces = `
  select 'group ' || p.gds_grp_no as place, p.stckqty + p.stckqty2
      + coalesce((select sum(i.qty) from order_items i where i.gds_grp_no = p.gds_grp_no and i.stck_tp <> 'FREE'), 0)
      + coalesce((select sum(c.qty) from claim_items c join order_items i using (ord_item_no)
                  where i.gds_grp_no = p.gds_grp_no and c.stck_tp in ('HELD', 'SOLD')), 0)
      + (select count(*) from wireless_orders w where w.gds_grp_no = p.gds_grp_no and w.stck_tp <> 'FREE') as count
  from products p
  union all
  select 'option ' || o.opt_no, o.stckqty
      + coalesce((select sum(i.qty) from order_items i where i.opt_no = o.opt_no and i.stck_tp <> 'FREE'), 0)
      + coalesce((select sum(c.qty) from claim_items c where c.opt_no = o.opt_no and c.stck_tp in ('HELD', 'SOLD')), 0)
  from goods_options o
  union all
  select 'color ' || k.gds_grp_no || ' ' || k.color_nm, k.stckqty
      + coalesce((select sum(i.qty) from order_items i
                  where i.gds_grp_no = k.gds_grp_no and i.color_nm = k.color_nm and i.stck_tp <> 'FREE'), 0)
      + coalesce((select sum(c.qty) from claim_items c join order_items i using (ord_item_no)
                  where i.gds_grp_no = k.gds_grp_no and c.color_nm = k.color_nm and c.stck_tp in ('HELD', 'SOLD')), 0)
      + (select count(*) from wireless_orders w
         where w.gds_grp_no = k.gds_grp_no and w.color_nm = k.color_nm and w.stck_tp <> 'FREE')
  from product_colors k
  order by 1`;

/** Sentences of the simulation alone, after each commit. Each query finds what breaks one. */
const ownAlways: Readonly<Record<string, string>> = {
  'nothing of a bulk order is settled before it is paid, or while rows wait': `
    select u.upld_no as found from uploads u where (u.stl_dts is not null and u.pay_dts is null)
      or ((u.stl_dts is not null or u.stat = 'UP00104')
        and exists (select from upload_rows r where r.upld_no = u.upld_no and r.row_stat = 'OPEN'))`,
  'a replacement is reserved while its exchange is open': `
    select c.clm_no || ' ' || i.stck_tp as found from claims c join claim_items i using (clm_no)
    where c.clm_tp = 'EXCHANGE' and (i.stck_tp = 'HELD') <> (c.clm_stat in ('CL00101', 'CL00102', 'CL00103'))`,
  'a coupon belongs to the order that used it': `
    select o.ord_no || ' ' || cpn as found from orders o, jsonb_array_elements_text(o.cpn_isu_no_list) cpn
    where o.ord_stat not in ('OR00202', 'OR00901') and not exists (select from coupon_issues c
      where c.cpn_isu_no = cpn and c.ord_no = o.ord_no and c.used_at is not null)`,
  'an order has one open attempt at most': `
    select ord_no as found from payments
    where pay_stat in ('READY', 'PENDING', 'WAIT') and ord_no not in (select appl_no from subscriptions)
    group by ord_no having count(*) > 1`,
  'a contract is reviewed once its card is registered': `
    select number || ' ' || move as found from simulated_moves
    where tbl = 'wireless_orders' and move = 'WL00101 WL00102' and new ->> 'pay_due_dts' is not null`,
  'a phone that is cancelled is free, one that was sent is sold': `
    select ord_no || ' ' || stat || ' ' || stck_tp as found from wireless_orders
    where stck_tp <> case when stat in ('WL00201', 'WL00202') then 'FREE'
      when stat in ('WL00105', 'WL00106', 'WL00203') then 'SOLD' else 'HELD' end`,
};

/** Likewise once nothing is under way any more. */
const ownAtRest: Readonly<Record<string, string>> = {
  'what nobody pays or registers ends': `
    select ord_no as found from orders where ord_stat = 'OR00101' and ord_dts < now() - interval '9 days'
    union all select ord_no from wireless_orders where stat = 'WL00101' and pay_due_dts < now() - interval '1 hour'
    union all select appl_no from subscriptions where stat = 'SB00101' and pay_due_dts < now() - interval '1 hour'
    union all select upld_no from uploads where stat = 'UP00103' and reg_dts < now() - interval '9 days'`,
  'a contract whose documents do not come ends': `
    select ord_no as found from wireless_orders where stat = 'WL00103' and doc_due_dts < now() - interval '1 hour'`,
  'an attempt whose time is over is not open': `
    select pay_no || ' ' || pay_stat as found from payments
    where pay_stat in ('READY', 'PENDING', 'WAIT') and reg_dts < now() - interval '9 days'`,
  'a charge has an outcome': `
    select chg_no as found from subscription_charges c join payments p using (pay_no)
    where chg_stat = 'OPEN' and p.reg_dts < now() - interval '1 day'`,
};

export type Pieces = ReadonlyMap<string, number>;

export async function countPieces(pglite: PGlite): Promise<Pieces> {
  const { rows } = await pglite.query<{ place: string; count: string }>(pieces);
  return new Map(rows.map(({ place, count }) => [place, Number(count)]));
}

/** Whatever the database says against itself. `isAtRest`: nothing is under way any more. */
export async function audit(pglite: PGlite, before: Pieces, isAtRest: boolean): Promise<Finding[]> {
  const queries = isAtRest
    ? { ...promises, ...ownAlways, ...ownAtRest }
    : { ...Object.fromEntries(always.map((name) => [name, promises[name] ?? ''])), ...ownAlways };
  const findings: Finding[] = [];
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await pglite.query<{ found: string }>(query);
    findings.push({ audit: name, against: rows.map(({ found }) => found) });
  }
  const after = await countPieces(pglite);
  const lost = [...before].filter(([place, count]) => after.get(place) !== count);
  findings.push({
    audit: 'no piece was lost or made',
    against: lost.map(([place, count]) => `${place}: ${count} became ${after.get(place)}`),
  });
  findings.push({ audit: 'states follow each other as the contract says', against: await wrongMoves(pglite) });
  return findings.filter(({ against }) => against.length > 0);
}

/** Compares the orders of the database with those that members were told of. */
export async function auditOrders(pglite: PGlite, told: ReadonlySet<string>): Promise<Finding[]> {
  const { rows } = await pglite.query<{ number: string }>(
    `select ord_no as number from orders where ord_tp = 'GOODS' union all select ord_no from wireless_orders
     union all select appl_no from subscriptions`,
  );
  const stored = new Set(rows.map(({ number }) => number));
  return [
    { audit: 'each order that a member was told of is there', against: [...told].filter((each) => !stored.has(each)) },
    {
      audit: 'each key took effect once: there is no order that nobody was told of',
      against: [...stored].filter((each) => !told.has(each)),
    },
  ].filter(({ against }) => against.length > 0);
}

/** Files that a contract or a claim rests on, without their content. */
export async function auditFiles(pglite: PGlite, stored: ReadonlySet<string>): Promise<Finding[]> {
  const { rows } = await pglite.query<{ number: string }>('select sign_file_no as number from wireless_orders');
  const against = rows.map(({ number }) => number).filter((number) => !stored.has(number));
  return against.length === 0 ? [] : [{ audit: 'the signature of each contract is there', against }];
}

/** Compares what operators were told with the books of the door. */
export async function auditPresses(pglite: PGlite, told: ReadonlySet<string>): Promise<Finding[]> {
  const { rows } = await pglite.query<{ key: string; what: string }>(
    "select idempotency_key as key, operation || ' ' || coalesce(target, '') as what from operator_writes",
  );
  const written = new Set(rows.map(({ key }) => key));
  return [
    {
      audit: 'each press that an operator was told of is in the books',
      against: [...told].filter((key) => !written.has(key)),
    },
    {
      audit: 'nothing is in the books that no operator was told of',
      against: rows.filter(({ key }) => !told.has(key)).map(({ what }) => what),
    },
  ].filter(({ against }) => against.length > 0);
}
