import { schedules } from '../../../src/jobs/job-kinds.ts';

/** A process that is killed takes its scheduled job with it until that expires; the next one does the work. */
const isScheduled = `name in (${Object.keys(schedules)
  .map((name) => `'${name}'`)
  .join(', ')})`;

/** Rows that break a promise. Each names what it found in its first column. */
export const promises: Readonly<Record<string, string>> = {
  'a paid order was paid by one attempt, with the exact sum': `
    select o.ord_no || ': ' || count(m.tid) || ' sums, ' || coalesce(sum(m.amt), 0) || ' of ' || o.pay_prc as found
    from orders o left join payment_money m on m.pay_no = o.pay_no and m.use_tp = 'PAID'
    where o.pay_dts is not null and o.pay_prc > 0 and o.ord_tp = 'GOODS'
    group by o.ord_no having count(m.tid) <> 1 or sum(m.amt) <> o.pay_prc`,
  'a paid bulk order was paid by one attempt, with the exact sum': `
    select u.upld_no || ': ' || count(m.tid) || ' sums, ' || coalesce(sum(m.amt), 0) || ' of ' || u.pay_prc as found
    from uploads u left join payment_money m on m.pay_no = u.pay_no and m.use_tp = 'PAID'
    where u.pay_no is not null and u.pay_dts is not null group by u.upld_no having count(m.tid) <> 1 or sum(m.amt) <> u.pay_prc`,
  'money that paid nothing went back': `
    select m.tid || ': ' || m.amt || ' of which ' || coalesce(sum(r.amt), 0) || ' went back' as found
    from payment_money m left join payment_refunds r on r.tid = m.tid and r.done_dts is not null
    where m.use_tp = 'BACK' group by m.tid having coalesce(sum(r.amt), 0) <> m.amt`,
  'the provider holds what the shop kept': `
    select p.pay_no || ': provider ' || coalesce(t.amt, 0) || ', shop ' || (case when p.pay_dts is null then 0 else p.pay_prc - p.rfnd_prc end) as found
    from payments p left join (select pay_no, sum(amt) as amt from test_moves group by pay_no) t using (pay_no)
    where coalesce(t.amt, 0) <> (case when p.pay_dts is null then 0 else p.pay_prc - p.rfnd_prc end)`,
  'each claim gave back once what it says': `
    select c.clm_no || ': ' || coalesce(sum(r.amt), 0) || ' of ' || c.rfnd_prc as found
    from claims c join orders o using (ord_no) left join payment_refunds r using (clm_no)
    where c.clm_stat = 'CL00104' and o.pay_no is not null group by c.clm_no having coalesce(sum(r.amt), 0) <> c.rfnd_prc`,
  'no refund waits': 'select rfnd_no as found from payment_refunds where done_dts is null',
  'no attempt of a paid or ended order is open': `
    select p.pay_no || ' ' || p.pay_stat as found from payments p join orders o using (ord_no)
    where p.pay_stat in ('READY', 'PENDING', 'WAIT') and o.ord_stat <> 'OR00101'`,
  'a line that is paid is sold, one that has ended is free': `
    select i.ord_item_no || ' ' || i.item_stat || ' ' || i.stck_tp as found from order_items i
    where i.stck_tp <> (case when i.item_stat = 'OR00101' then 'HELD' when i.item_stat in ('OR00202', 'OR00402', 'OR00901') then 'FREE' else 'SOLD' end)`,
  'no stock is negative': `
    select gds_grp_no as found from products where stckqty < 0 or stckqty2 < 0
    union all select opt_no from goods_options where stckqty < 0
    union all select gds_grp_no || ' ' || color_nm from product_colors where stckqty < 0`,
  'the ledger of points is never below zero, and agrees with what is left': `
    select mem_no || ': ' || sum(pnt) || ' and ' || sum(left_pnt) as found from point_entries
    group by mem_no having sum(pnt) < 0 or sum(pnt) <> sum(left_pnt)`,
  'an order that has ended kept neither points nor coupons': `
    select o.ord_no || ': points' as found from orders o join point_uses u using (ord_no)
    where o.ord_stat in ('OR00202', 'OR00901') group by o.ord_no having sum(u.pnt) <> sum(u.restored_pnt)
    union all
    select o.ord_no || ': coupon' from orders o join coupon_issues c using (ord_no) where o.ord_stat in ('OR00202', 'OR00901')`,
  'a used coupon belongs to the order that names it': `
    select c.cpn_isu_no as found from coupon_issues c left join orders o using (ord_no)
    where c.ord_no is not null and (o.ord_no is null or not o.cpn_isu_no_list ? c.cpn_isu_no)`,
  'a step of an order or claim was pressed once': `
    select operation || ' ' || target as found from operator_writes where target is not null
      and operation not in ('sendOrder', 'askDocuments') -- papers that were given may be asked for again
    group by operation, target having count(*) > 1`,
  'a sent line has a parcel, of its own order': `
    select i.ord_item_no || ' ' || i.item_stat as found from order_items i left join shipments s on s.invc_no = i.invc_no
    where i.item_stat in ('OR00104', 'OR00105') and (s.invc_no is null or s.ord_no <> i.ord_no)`,
  'no job failed or hangs': `
    select name || ' ' || state || ' ' || coalesce(output::text, '') as found from pgboss.job
    where (state = 'failed' and not (${isScheduled} and output::text like '%job timed out%'))
      or (state = 'active' and not ${isScheduled} and started_on < now() - interval '2 minutes')`,
};
