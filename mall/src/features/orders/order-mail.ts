import type { TransactionContext } from '../../context.ts';
import type { OutboxMessage, Posted } from '../../mail/outbox.ts';
import { mallAddress } from '../../mail/storefront.ts';
import type { Mall } from '../../malls/mall.queries.ts';
import type { LoadedOrder } from './order.queries.ts';
import { orderSummary } from './order.ts';
import { unsealPersonal } from './personal-data.ts';

/**
 * Mails for the buyers of paid orders, with a link to each: a guest has no account that lists it. `malls`: those of the orders.
 */
export function orderMails(
  context: TransactionContext,
  orders: readonly LoadedOrder[],
  malls: readonly Pick<Mall, 'mallId' | 'mallNm' | 'mallUrl'>[],
): Posted[] {
  return orders.flatMap(({ row, items }) => {
    const { ordr } = unsealPersonal(context.keys, row.sealed);
    const mall = malls.find(({ mallId }) => mallId === row.mallId);
    // An upload has a row for each order: a mail for each would be a flood.
    if (!ordr || !mall) return [];
    const { repGdsNm, gdsCnt } = orderSummary(row, items, 0, context.now());
    const goods = gdsCnt > 1 ? `${repGdsNm} 외 ${gdsCnt - 1}건` : `${repGdsNm}`;
    const url = mallAddress(context.settings, mall.mallUrl, `/order/orderDetail/${row.ordNo}`);
    const message: OutboxMessage = {
      kind: 'ORDER_PAID',
      subject: `[${mall.mallNm}] 주문이 완료되었어요`,
      body: `${goods}\n결제 금액 ${row.payPrc.toLocaleString('ko-KR')}원\n주문번호 ${row.ordNo}`,
      links: [{ label: '주문 내역 보기', url }],
    };
    return [{ mallId: mall.mallId, channel: 'EMAIL', target: ordr.ordrEmail, ...message }];
  });
}
