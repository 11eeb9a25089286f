import { afterAll, beforeAll, expect, test } from 'vitest';
import { aKey } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aNewMember } from '../harness/people.ts';
import { aContractProof, adult, aPhoneOrder, child, parent, stockPhones } from '../harness/phone-orders.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const kind = oneDatabase[0] ?? 'postgres';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(kind, { SHOP_PACE_SECONDS: '0' });
  await stockPhones(shop, 50);
});
afterAll(() => shop.close());

/** The order of a child with a guardian, and of a number that was checked with a proof. `renewed`: another one of whom applies. */
async function aPortedOrder(whose: 'applicant' | 'guardian', renewed?: typeof adult) {
  const { loginId, memNo } = await aNewMember(shop);
  const { accessToken: token } = await shop.signIn({ id: loginId });
  const order = await aPhoneOrder(shop, { token, memNo }, { choice: { joinTp: 'TRANS' }, person: child });
  const grdnCertNo = await aContractProof(shop, parent, { memNo });
  const certNo = whose === 'applicant' ? order.certNo : grdnCertNo;
  const number = { telNo: '010-2222-3333', befTelecomCd: 'TC02', authTp: 'ACCT4', authVal: '1234' };
  const check = { wlsShtNo: order.wlsShtNo, certNo, ...number };
  const { mnpNo } = await shop.ask<{ mnpNo: string }>('checkPorting', { token, params: aKey(), body: check });
  const again = renewed && { certNo: await aContractProof(shop, renewed, { memNo }) };
  return shop.send('placePhoneOrder', { token, params: aKey(), body: { ...order, grdnCertNo, mnpNo, ...again } });
}

test('a number comes along with the applicant whose proof it was checked with', async () => {
  const other = await aPortedOrder('guardian');
  expect(other).toMatchObject({ code: '1409', data: { rsnCd: 'EXPIRED', expTp: 'PORTING', ordNo: null } });
  expect(await aPortedOrder('applicant')).toMatchObject({ code: '0000' });
});

test('whoever certifies again keeps the number that was checked, and nobody else does', async () => {
  const other = await aPortedOrder('applicant', adult);
  expect(other).toMatchObject({ code: '1409', data: { rsnCd: 'EXPIRED', expTp: 'PORTING', ordNo: null } });
  expect(await aPortedOrder('applicant', child)).toMatchObject({ code: '0000' });
});
