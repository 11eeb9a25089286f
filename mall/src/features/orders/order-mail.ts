import type { TransactionContext } from '../../context.ts';
import { post, type OutboxMessage } from '../../mail/outbox.ts';
import { mallAddress } from '../../mail/storefront.ts';
import { findMall } from '../../malls/mall.queries.ts';
import type { LoadedOrder } from './order.queries.ts';
import { orderSummary } from './order.ts';
import { unsealPersonal } from './personal-data.ts';

/** Mails the buyer of a paid order a link to it: a guest has no account that lists it. */
export async function postOrderMail(context: TransactionContext, { row, items }: LoadedOrder): Promise<void> {
  const { ordr } = unsealPersonal(context.keys, row.sealed);
  // An upload has a row for each order: a mail for each would be a flood.
  if (!ordr) return;
  const mall = await findMall(context.db, row.mallId);
  if (!mall) return;
  const { ordrEmail } = ordr;
  const { repGdsNm, gdsCnt } = orderSummary(row, items, 0, context.now());
  const goods = gdsCnt > 1 ? `${repGdsNm} 외 ${gdsCnt - 1}건` : `${repGdsNm}`;
  const url = mallAddress(context.settings, mall.mallUrl, `/order/orderDetail/${row.ordNo}`);
  const message: OutboxMessage = {
    kind: 'ORDER_PAID',
    subject: `[${mall.mallNm}] 주문이 완료되었어요`,
    body: `${goods}\n결제 금액 ${row.payPrc.toLocaleString('ko-KR')}원\n주문번호 ${row.ordNo}`,
    links: [{ label: '주문 내역 보기', url }],
  };
  await post(context, { mallId: mall.mallId, channel: 'EMAIL', target: ordrEmail, ...message });
}
