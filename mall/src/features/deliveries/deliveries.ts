import { and, eq } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { deliveryAddresses } from '../../db/schema/buying.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { conflict, notFound } from '../../http/refusal.ts';
import { newNumber } from '../../security/numbers.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { loadAddressBook, maskDelivery, sealAddress, type Address, type Delivery } from './address-book.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

type DeliveryRequest = Call<'createDelivery' | 'updateDelivery'>['body'];

type DeliveryChange = Delivery & { dlvList: Delivery[] };

const mostAddresses = 10;

export const deliveryHandlers = {
  listDeliveries: async (context, call) => (await loadAddressBook(context, memberOf(call).memNo)).map(maskDelivery),
  getDelivery: async (context, call) => find(await loadAddressBook(context, memberOf(call).memNo), call),
  createDelivery,
  updateDelivery: (context, call) => inTransaction(context, (context) => updateDelivery(context, call)),
  deleteDelivery: (context, call) => inTransaction(context, (context) => deleteDelivery(context, call)),
} satisfies Partial<Handlers>;

async function createDelivery(context: TransactionContext, call: Call<'createDelivery'>): Promise<DeliveryChange> {
  const { db } = context;
  const { memNo } = memberOf(call);
  const request = call.body;
  await lockCaller(db, memNo);
  const book = await loadAddressBook(context, memNo);
  if (book.length >= mostAddresses) {
    throw conflict(`배송지는 ${mostAddresses}개까지 저장할 수 있어요.`, { rsnCd: 'LIMIT', max: mostAddresses });
  }
  const isDefault = book.length === 0 || request.dfltYn === 'Y';
  if (isDefault) await clearDefault(db, memNo);
  const now = context.now();
  const dlvNo = newNumber('DL', now);
  const sealed = sealAddress(context, toAddress(request));
  await db
    .insert(deliveryAddresses)
    .values({ dlvNo, memNo, sealed, dfltYn: isDefault ? 'Y' : 'N', createdAt: now, usedAt: now });
  return changed(context, memNo, dlvNo);
}

async function updateDelivery(context: TransactionContext, call: Call<'updateDelivery'>): Promise<DeliveryChange> {
  const { db } = context;
  const { memNo } = memberOf(call);
  const request = call.body;
  await lockCaller(db, memNo);
  const { dlvNo } = find(await loadAddressBook(context, memNo), call);
  if (request.dfltYn === 'Y') await clearDefault(db, memNo);
  await db
    .update(deliveryAddresses)
    .set({ sealed: sealAddress(context, toAddress(request)), ...(request.dfltYn === 'Y' && { dfltYn: 'Y' }) })
    .where(eq(deliveryAddresses.dlvNo, dlvNo));
  return changed(context, memNo, dlvNo);
}

async function deleteDelivery(context: TransactionContext, call: Call<'deleteDelivery'>): Promise<DeliveryChange> {
  const { db } = context;
  const { memNo } = memberOf(call);
  await lockCaller(db, memNo);
  const book = await loadAddressBook(context, memNo);
  const deleted = find(book, call);
  await db.delete(deliveryAddresses).where(eq(deliveryAddresses.dlvNo, deleted.dlvNo));
  const heir = book.find(({ dlvNo }) => dlvNo !== deleted.dlvNo);
  if (deleted.dfltYn === 'Y' && heir) {
    await db.update(deliveryAddresses).set({ dfltYn: 'Y' }).where(eq(deliveryAddresses.dlvNo, heir.dlvNo));
  }
  const dlvList = await loadAddressBook(context, memNo);
  return { ...maskDelivery(deleted), dlvList: dlvList.map(maskDelivery) };
}

function find(
  book: readonly Delivery[],
  { params }: Call<'getDelivery' | 'updateDelivery' | 'deleteDelivery'>,
): Delivery {
  const found = book.find(({ dlvNo }) => dlvNo === params.dlvNo);
  if (!found) throw notFound('배송지를', 'dlvNo');
  return found;
}

async function changed(context: TransactionContext, memNo: string, changedNo: string): Promise<DeliveryChange> {
  const dlvList = (await loadAddressBook(context, memNo)).map(maskDelivery);
  const [written] = dlvList.filter(({ dlvNo }) => dlvNo === changedNo);
  if (!written) throw new Error(`The address ${changedNo} was written and is not there.`);
  return { ...written, dlvList };
}

function clearDefault(db: Transaction, memNo: string) {
  return db
    .update(deliveryAddresses)
    .set({ dfltYn: 'N' })
    .where(and(eq(deliveryAddresses.memNo, memNo), eq(deliveryAddresses.dfltYn, 'Y')));
}

function toAddress({ rcvrNm, rcvrTel, zipCd, roadAddr, ...rest }: DeliveryRequest): Address {
  return {
    dlvNm: rest.dlvNm ?? null,
    rcvrNm,
    rcvrTel,
    zipCd,
    roadAddr,
    jibunAddr: rest.jibunAddr ?? null,
    dtlAddr: rest.dtlAddr ?? null,
    dlvMsg: rest.dlvMsg ?? null,
    entrMthdCd: rest.entrMthdCd ?? null,
    entrCntn: rest.entrCntn ?? null,
  };
}
