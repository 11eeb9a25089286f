import { and, eq } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { deliveryAddresses } from '../../db/schema/buying.ts';
import type { Yn } from '../../db/schema/column-types.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { conflict, notFound } from '../../http/refusal.ts';
import { newNumber } from '../../security/numbers.ts';
import { lockCaller } from '../members/members.queries.ts';
import { loadAddressBook, maskDelivery, sealAddress, type Address, type Delivery } from './address-book.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

type DeliveryRequest = Pick<Address, 'rcvrNm' | 'rcvrTel' | 'zipCd' | 'roadAddr'> &
  Partial<Address> & { dfltYn?: Yn | null };

type DeliveryChange = Delivery & { dlvList: Delivery[] };

const mostAddresses = 10;

export function deliveryHandlers(context: MallContext): Handlers {
  return {
    listDeliveries: async (call) => (await bookOf(context, call)).map(maskDelivery),
    getDelivery: async (call) => find(await bookOf(context, call), call),
    createDelivery: (call) => createDelivery(context, call),
    updateDelivery: (call) => inTransaction(call.db, (db) => updateDelivery(context, db, call)),
    deleteDelivery: (call) => inTransaction(call.db, (db) => deleteDelivery(context, db, call)),
  };
}

async function createDelivery(context: MallContext, call: Call): Promise<DeliveryChange> {
  const { db } = call;
  const { memNo } = memberOf(call);
  const request = call.body as unknown as DeliveryRequest;
  await lockCaller(db, memNo);
  const book = await loadAddressBook(context, db, memNo);
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
  return changed(context, db, memNo, dlvNo);
}

async function updateDelivery(context: MallContext, db: Database, call: Call): Promise<DeliveryChange> {
  const { memNo } = memberOf(call);
  const request = call.body as unknown as DeliveryRequest;
  await lockCaller(db, memNo);
  const { dlvNo } = find(await loadAddressBook(context, db, memNo), call);
  if (request.dfltYn === 'Y') await clearDefault(db, memNo);
  await db
    .update(deliveryAddresses)
    .set({ sealed: sealAddress(context, toAddress(request)), ...(request.dfltYn === 'Y' && { dfltYn: 'Y' }) })
    .where(eq(deliveryAddresses.dlvNo, dlvNo));
  return changed(context, db, memNo, dlvNo);
}

async function deleteDelivery(context: MallContext, db: Database, call: Call): Promise<DeliveryChange> {
  const { memNo } = memberOf(call);
  await lockCaller(db, memNo);
  const book = await loadAddressBook(context, db, memNo);
  const deleted = find(book, call);
  await db.delete(deliveryAddresses).where(eq(deliveryAddresses.dlvNo, deleted.dlvNo));
  const heir = book.find(({ dlvNo }) => dlvNo !== deleted.dlvNo);
  if (deleted.dfltYn === 'Y' && heir) {
    await db.update(deliveryAddresses).set({ dfltYn: 'Y' }).where(eq(deliveryAddresses.dlvNo, heir.dlvNo));
  }
  const dlvList = await loadAddressBook(context, db, memNo);
  return { ...maskDelivery(deleted), dlvList: dlvList.map(maskDelivery) };
}

function bookOf(context: MallContext, call: Call): Promise<Delivery[]> {
  return loadAddressBook(context, call.db, memberOf(call).memNo);
}

function find(book: readonly Delivery[], { params }: Call): Delivery {
  const found = book.find(({ dlvNo }) => dlvNo === params['dlvNo']);
  if (!found) throw notFound('배송지를');
  return found;
}

async function changed(context: MallContext, db: Database, memNo: string, changedNo: string): Promise<DeliveryChange> {
  const dlvList = (await loadAddressBook(context, db, memNo)).map(maskDelivery);
  const [written] = dlvList.filter(({ dlvNo }) => dlvNo === changedNo);
  if (!written) throw new Error(`The address ${changedNo} was written and is not there.`);
  return { ...written, dlvList };
}

function clearDefault(db: Database, memNo: string) {
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
