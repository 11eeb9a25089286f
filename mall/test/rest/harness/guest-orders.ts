import { categories, mallProducts } from '../../../src/db/schema/categories.ts';
import { vacuum } from '../cases/buying-calls.ts';
import { aBuyer, pay, type Placed } from './orders.ts';
import { aMobile, anEmail, aProof } from './people.ts';
import type { Shop, TokenPair } from './shop.ts';
import { mallOf } from './world.ts';

interface GuestOrder {
  placed: Placed;
  /** Of the guest who placed it. */
  token: string;
  ordrEmail: string;
  ordrTel: string;
}

/** A paid order of a guest of the marketing mall. */
export async function aGuestOrder(shop: Shop): Promise<GuestOrder> {
  const { tokenInfo } = await shop.ask<{ tokenInfo: TokenPair }>('getLoginLayout', {
    params: { mallUrl: 'familyshop-m' },
  });
  const { db } = shop.context;
  const here = { mallId: mallOf.MARKETING, ctgNo: '201' };
  const category = { ...here, ctgNm: '가전', ctgType: 'GD05302' as const, url: '/goods/a', prir: 1 };
  await db.insert(categories).values(category).onConflictDoNothing();
  const sold = { ...here, gdsGrpNo: vacuum.gdsGrpNo, recommendRank: 1, salesCnt: 0 };
  await db.insert(mallProducts).values(sold).onConflictDoNothing();
  const token = tokenInfo.accessToken;
  const [ordrEmail, ordrTel] = [anEmail(), aMobile()];
  const agreeCdList = ['AG00101', 'AG00102', 'AG00105'];
  const placed = await aBuyer(shop, async () => token).buy([vacuum], {}, { ordrEmail, ordrTel, agreeCdList });
  await pay(shop, placed);
  return { placed, token, ordrEmail, ordrTel };
}

/** What finds an order in another browser. */
export async function findingOf(shop: Shop, { placed, ordrTel }: Pick<GuestOrder, 'placed' | 'ordrTel'>) {
  const mallId = mallOf.MARKETING;
  const certNo = await aProof(shop, { purposeCd: 'ORDER', target: ordrTel, mallId });
  return { mallId, ordNo: placed.ordNo, telNo: ordrTel, certNo };
}
