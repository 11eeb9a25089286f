import type { TransactionContext } from '../../context.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { conflict, notFound } from '../../http/refusal.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { sealText } from '../../security/sealed-text.ts';
import { loadAddressBook } from '../deliveries/address-book.ts';
import { isIslandZip } from '../deliveries/arrivals.ts';
import { toStoredAddress } from './order-address.ts';
import { changeOrder, lockOrder } from './order.queries.ts';
import { orderResponse } from './order.ts';
import { sealPersonal, unsealPersonal } from './personal-data.ts';
import { canBeReaddressed } from './possible-actions.ts';

export const deliveryChangeHandlers = { changeOrderDelivery } satisfies Partial<Handlers>;

/** Sends an order to another address of the book, until it is prepared. The fee stays, so no address of another fee is taken. */
async function changeOrderDelivery(context: TransactionContext, call: Call<'changeOrderDelivery'>) {
  const { db, keys } = context;
  const { memNo } = memberOf(call);
  const { ordNo } = call.params;
  await lockCaller(db, memNo);
  const order = await lockOrder(db, ordNo);
  if (!order || order.row.memNo !== memNo) throw notFound('주문을', 'ordNo');
  const address = (await loadAddressBook(context, memNo)).find(({ dlvNo }) => dlvNo === call.body.dlvNo);
  if (!address) throw notFound('배송지를', 'dlvNo');
  const { row } = order;
  const data = unsealPersonal(keys, row.sealed);
  if (!data.dlv || !canBeReaddressed(order))
    throw conflict('상품을 준비하고 있어 배송지를 바꿀 수 없어요. 고객센터로 문의해 주세요.', stateOf(row));
  if (isIslandZip(address.zipCd) !== isIslandZip(data.dlv.zipCd))
    throw conflict('배송비가 다른 지역이라 바꿀 수 없어요. 주문을 취소하고 다시 주문해 주세요.', stateOf(row));
  await changeOrder(db, ordNo, {
    sealed: sealPersonal(keys, { ...data, dlv: toStoredAddress(address, data.dlv.dlvMsg) }),
    sealedEntrance: sealText(keys, address.entrCntn),
  });
  return { order: await orderResponse(context, ordNo) };
}

function stateOf({ ordStat }: { ordStat: string }) {
  return { rsnCd: 'STATE' as const, stat: ordStat };
}
