import { eq } from 'drizzle-orm';
import { tryCounts } from '../../../src/db/schema/accounts.ts';
import { wirelessOrders } from '../../../src/db/schema/phone-orders.ts';
import { hashToken } from '../../../src/security/sealing.ts';
import type { PhoneOrderState } from '../../../src/phone-contract/phone-order-states.ts';
import { memNoOf } from '../harness/builders.ts';
import { aContractProof, aPhoneOrder, stockPhones, type PhonePlaced } from '../harness/phone-orders.ts';
import type { Sent, Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';
import { aForm, aKey, dot } from './buying-calls.ts';
import type { GoodCalls } from './case.ts';
import { aPhoneChoice } from './phone-price-cases.ts';

const enough = 500;

/** The order of the member of good calls, with all that it needs. */
export async function placingPhone(shop: Shop, choice: object = {}): Promise<Sent & { body: object }> {
  await stockPhones(shop, enough);
  const token = await shop.tokenOf();
  return { params: aKey(), body: await aPhoneOrder(shop, { token, memNo: memNoOf(home) }, { choice }) };
}

/** A phone order of the member of good calls, moved to a state. */
export async function aPhoneOrderAt(
  shop: Shop,
  stat: PhoneOrderState = 'WL00101',
  change: Partial<typeof wirelessOrders.$inferInsert> = {},
): Promise<string> {
  const sent = await placingPhone(shop);
  const { ordNo } = await shop.ask<PhonePlaced>('placePhoneOrder', { ...sent, token: await shop.tokenOf() });
  const { db } = shop.context;
  await db
    .update(wirelessOrders)
    .set({ stat, ...change })
    .where(eq(wirelessOrders.ordNo, ordNo));
  return ordNo;
}

async function aSheetNo(shop: Shop, choice: object = {}): Promise<string> {
  await stockPhones(shop, enough);
  const call = { token: await shop.tokenOf(), params: aKey(), body: { ...aPhoneChoice, ...choice } };
  return (await shop.ask<{ wlsShtNo: string }>('createPhoneSheet', call)).wlsShtNo;
}

export async function aDocument(shop: Shop): Promise<string> {
  const call = { token: await shop.tokenOf(), params: aKey(), body: aForm(dot, '서류.png', 'DOCUMENT') };
  return (await shop.ask<{ fileNo: string }>('uploadFile', call)).fileNo;
}

/** Forgets how often the member asked, so that a good call stays one. */
export async function forgetPortingChecks({ context: { db } }: Pick<Shop, 'context'>): Promise<void> {
  await db.delete(tryCounts).where(eq(tryCounts.keyHash, hashToken(`porting of ${memNoOf(home)}`)));
}

export async function aPortingCheck(shop: Shop): Promise<Sent & { body: object }> {
  await forgetPortingChecks(shop);
  const wlsShtNo = await aSheetNo(shop, { joinTp: 'TRANS' });
  const certNo = await aContractProof(shop);
  const body = { wlsShtNo, certNo, telNo: '010-0000-1234', befTelecomCd: 'TC02', authTp: 'ACCT4', authVal: '1234' };
  return { params: aKey(), body };
}

const asked = { docList: [{ docCd: 'DC00101' as const, fileNo: null, regDts: null }] };

export const phoneOrderCalls: GoodCalls = {
  createPhoneSheet: async (shop) => {
    await stockPhones(shop, enough);
    return { params: aKey(), body: aPhoneChoice };
  },
  getPhoneSheet: async (shop) => ({ params: { wlsShtNo: await aSheetNo(shop) } }),
  checkPorting: aPortingCheck,
  placePhoneOrder: (shop) => placingPhone(shop),
  getPhoneOrder: async (shop) => ({ params: { ordNo: await aPhoneOrderAt(shop) } }),
  givePhoneDocuments: async (shop) => ({
    params: { ordNo: await aPhoneOrderAt(shop, 'WL00103', asked), ...aKey() },
    body: { docList: [{ docCd: 'DC00101', fileNo: await aDocument(shop) }] },
  }),
  cancelPhoneOrder: async (shop) => ({
    params: { ordNo: await aPhoneOrderAt(shop), ...aKey() },
    body: { rsnCd: 'CL00201' },
  }),
  withdrawPhoneOrder: async (shop) => {
    const at = { opnDts: shop.context.now(), rcvDts: shop.context.now(), stckTp: 'SOLD' as const };
    return {
      params: { ordNo: await aPhoneOrderAt(shop, 'WL00106', at), ...aKey() },
      body: { rsnCd: 'CL00201' },
    };
  },
  printPhoneOrder: async (shop) => ({ params: { ordNo: await aPhoneOrderAt(shop) } }),
};
