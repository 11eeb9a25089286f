import { eq } from 'drizzle-orm';
import { goods, products } from '../../../src/db/schema/products.ts';
import { aBuyer, pay, stockAll } from '../harness/orders.ts';
import type { Shop } from '../harness/shop.ts';
import { sellIn } from '../harness/uploads.ts';
import { mallOf } from '../harness/world.ts';
import { aKey, pot, vacuum } from './buying-calls.ts';
import type { GoodCalls } from './case.ts';

export const byTransfer = { payMthdCd: 'PM00102', cardCd: null, instMnth: null };

export const aParty = {
  bizNo: '123-45-67891',
  cmpnyNm: '다온상사',
  rprsNm: '한가온',
  email: 'books@example.com',
};

/** A member of a mall that sells to companies. */
export async function aCompanyBuyer(shop: Shop, id?: string) {
  await sellIn(shop, mallOf.BUSINESS);
  await shop.context.db.update(products).set({ stckqty: 98 }).where(eq(products.gdsGrpNo, vacuum.gdsGrpNo));
  const token = await shop.tokenOf({ mallId: mallOf.BUSINESS, ...(id && { id }) });
  return { token, ...aBuyer(shop, async () => token) };
}

/** The number of an order that was paid by transfer. */
export async function aPaidOrder(shop: Shop): Promise<{ token: string; ordNo: string }> {
  const { token, buy } = await aCompanyBuyer(shop);
  const placed = await buy([vacuum], {}, byTransfer);
  await pay(shop, placed);
  return { token, ordNo: placed.ordNo };
}

/** Likewise, of goods that are free of tax and of taxed ones. */
export async function aMixedOrder(shop: Shop): Promise<{ token: string; ordNo: string }> {
  const { token, buy } = await aCompanyBuyer(shop);
  await shop.context.db.update(goods).set({ taxFree: true }).where(eq(goods.gdsGrpNo, vacuum.gdsGrpNo));
  await stockAll(shop, 90);
  const placed = await buy([vacuum, pot], {}, byTransfer);
  await pay(shop, placed);
  return { token, ordNo: placed.ordNo };
}

export const statementCalls: GoodCalls = {
  estimateCart: async (shop) => {
    const { token, ask } = await aCompanyBuyer(shop);
    const { cartNoList } = await ask<{ cartNoList: string[] }>('addToCart', { body: { itemList: [vacuum] } });
    await ask('updateCartLine', { params: { cartNo: cartNoList[0] }, body: { qty: 1 } });
    return { token, body: { cartNoList } };
  },
  getOrderStatement: async (shop) => {
    const { token, ordNo } = await aPaidOrder(shop);
    return { token, params: { ordNo } };
  },
  requestTaxInvoice: async (shop) => {
    const { token, ordNo } = await aPaidOrder(shop);
    return { token, params: { ordNo, ...aKey() }, body: aParty };
  },
};
