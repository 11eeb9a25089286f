import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodCalls } from './cases/good-calls.ts';
import { anyDatabase } from './harness/databases.ts';
import { openShop, type Shop } from './harness/shop.ts';
import { elsewhere, home, mallOf } from './harness/world.ts';

// Each rule of access once: test/access has the table of them, and that every operation asks it.

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(anyDatabase);
});
afterAll(() => shop.close());

/** Well formed, with all claims, signed with another secret. */
const tokenSignedByAnother =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJtYWxsSWQiOiJNMDAwMSIsInNhbGVzVHlwZSI6IkdFTkVSQUwiLCJzaWQiOiJ4Iiwic3ViIjoiTUItTTAwMDEtbWVtYmVyIiwiaWF0IjoxNzc2MjIyMDAwLCJleHAiOjQxMDI0NDQ4MDB9.bm90LXRoZS1yaWdodC1zaWduYXR1cmUtYXQtYWxsISE';

async function tokenOfEndedSession(): Promise<string> {
  const { accessToken } = await shop.signIn();
  await shop.ask('signOut', { token: accessToken });
  return accessToken;
}

describe("a member's operation is closed", () => {
  test.each<[string, () => Promise<string | undefined> | string | undefined]>([
    ['without a token', () => undefined],
    ['to a token that is none', () => 'nonsense'],
    ['to a token that another has signed', () => tokenSignedByAnother],
    ['to the token of an ended session', tokenOfEndedSession],
  ])('%s', async (_, token) => {
    expect(await shop.send('listWishes', { token: await token() })).toMatchObject({ status: 401, code: '1401' });
  });

  test('to a mall of a kind that has no such thing', async () => {
    const answer = await shop.send('countCart', { token: await shop.tokenOf({ mallId: mallOf.UPLOAD }) });
    expect(answer).toMatchObject({ status: 403, description: '이 쇼핑몰에서는 이용할 수 없어요.' });
  });

  test('to a guest of a marketing mall, but for what guests have', async () => {
    const { tokenInfo } = await shop.ask<{ tokenInfo: { accessToken: string } }>('getLoginLayout', {
      params: { mallUrl: 'familyshop-m' },
    });
    const token = tokenInfo.accessToken;
    expect(await shop.send('listWishes', { token })).toMatchObject({
      status: 403,
      code: '1403',
      description: '회원만 이용할 수 있어요.',
    });
    expect(await shop.send('countCart', { token })).toMatchObject({ code: '0000' });
  });

  test('until a temporary password is changed, but for changing it', async () => {
    const token = await shop.tokenOf({ id: 'temporary' });
    expect(await shop.send('listWishes', { token })).toMatchObject({
      status: 403,
      description: '임시비밀번호 발급 후 무조건 비밀번호 변경해야합니다.',
    });
    expect(await shop.send('getUserInfo', { token })).toMatchObject({ code: '0000' });
    // The request itself is wrong, so access was granted.
    expect(await shop.send('changePassword', { token, body: {} })).toMatchObject({ code: '1400' });
  });
});

test('an ended session may be signed out again, and a token of nobody may not', async () => {
  expect(await shop.send('signOut', { token: await tokenOfEndedSession() })).toMatchObject({ code: '0000' });
  expect(await shop.send('signOut', { token: 'nonsense' })).toMatchObject({ code: '1401' });
});

describe('an operation for members and visitors', () => {
  const area = { dispArea: '014001' };

  test('takes a visitor as none only without a token', async () => {
    expect(await shop.send('getAreaCorners', { params: { ...area, mallId: home } })).toMatchObject({ code: '0000' });
    expect(await shop.send('getAreaCorners', { params: { ...area, mallId: home }, token: 'nonsense' })).toMatchObject({
      code: '1401',
    });
  });

  test('takes no visitor of no mall', async () => {
    expect(await shop.send('getAreaCorners', { params: area })).toMatchObject({
      code: '1400',
      data: [{ field: 'mallId' }],
    });
  });

  test('refuses a token of another mall than the one named, in the query and in the body', async () => {
    const token = await shop.tokenOf({ mallId: elsewhere });
    const refused = { status: 403, description: '다른 쇼핑몰의 로그인 정보예요.' };
    expect(await shop.send('getAreaCorners', { token, params: { ...area, mallId: home } })).toMatchObject(refused);
    const good = await goodCalls['sendCertCode']?.(shop);
    const sendCode = (mallId: string) =>
      shop.send('sendCertCode', { token, body: { ...(good?.body as object), mallId } });
    expect(await sendCode(home)).toMatchObject(refused);
    expect(await sendCode(elsewhere)).toMatchObject({ code: '0000' });
  });
});

describe("a visitor's operation", () => {
  test('does not know an unknown mall, in the query and in the body', async () => {
    expect(await shop.send('getPreMenu', { params: { mallId: 'M9999' } })).toMatchObject({ code: '1404' });
    const body = { mallId: 'M9999', gdsGrpNolist: ['GD0001'] };
    expect(await shop.send('listPreGoods', { body })).toMatchObject({ status: 404, code: '1404' });
  });

  test('is closed to malls of a kind that has no such thing', async () => {
    const answer = await shop.send('getPreGoods', { params: { id: 'GD0001', mallId: mallOf.UPLOAD } });
    expect(answer).toMatchObject({ status: 403, description: '이 쇼핑몰에서는 이용할 수 없어요.' });
  });
});
