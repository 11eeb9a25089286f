import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

/** Orders of each member: long lists, as of a company's buyer. */
const ordersPerMember = 200;

/** Adds received orders of two goods each, of one member and of made-up others, until there are `count`. */
export async function growOrders(db: Database, memNo: string, count: number): Promise<void> {
  await db.execute(sql`insert into orders (ord_no, mall_id, mem_no, ord_stat, ord_dts, sealed, summary, pay_prc, pay_mthd_cd, pay_dts,
      cpn_isu_no_list, agree_cd_list, cart_no_list)
    select 'OD' || n, 'M0001', case when n % ${count / ordersPerMember}::int = 0 then ${memNo} else 'BUYER' || n % ${count / ordersPerMember}::int end,
      'OR00105', now() - n * interval '20 seconds', repeat('sealed ', 60), '{"gdsPrc": 20000, "payPrc": 20000}', 20000, 'PM00101',
      now() - n * interval '20 seconds', '[]', '[]', '[]'
    from generate_series(1, ${count}::int) as n`);
  await db.execute(sql`insert into order_items (ord_item_no, ord_no, line_no, gds_grp_no, qty, sl_prc, add_prc, dlv_grp_no, snapshot,
      cpn_dscnt_prc, use_pnt, pay_prc, save_pnt, item_stat, stat_dts, stck_tp, stckqty2, rcv_dts)
    select 'OI' || n || '-' || line, 'OD' || n, line, 'GD26000001', 1, 10000, 0, '1',
      jsonb_build_object('dispGdsNm', '상품 ' || n, 'imgPath', '/images/goods/kettle/f4f1ea-1-front.svg', 'ingMm', '[2, 3]'::jsonb),
      0, 0, 10000, 100, 'OR00105', now() - n * interval '20 seconds', 'SOLD', 0, now() - n * interval '20 seconds'
    from generate_series(1, ${count}::int) as n, generate_series(1, 2) as line`);
}
