import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isTable } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataParts, leftOut } from '../../../src/features/own-data/data-parts.ts';
import { deviceName } from '../../../src/features/auth/device-name.ts';
import { anAddress, vacuum } from '../cases/buying-calls.ts';
import { databaseKinds } from '../harness/databases.ts';
import { aBuyer } from '../harness/orders.ts';
import { stockUp } from '../harness/payments.ts';
import { aNewMember } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { password } from '../harness/world.ts';

async function allTables(): Promise<PgTable[]> {
  const folder = join(import.meta.dirname, '../../../src/db/schema');
  const modules = await Promise.all(globSync('*.ts', { cwd: folder }).map((file) => import(join(folder, file))));
  return modules
    .flatMap((each) => Object.values(each as Record<string, unknown>))
    .filter((each): each is PgTable => isTable(each));
}

const nameOf = (table: PgTable) => getTableConfig(table).name;

/** Numbers of what belongs to one member: a table that has one of them has rows of members. */
const numbersOfMembers = [
  'mem_no',
  'ord_no',
  'clm_no',
  'pay_no',
  'appl_no',
  'upld_no',
  'wls_sht_no',
  'sid',
  'target_hash',
  // The ledger of points has no other number.
  'seq',
];

test('every table with rows of members is in the file, or is named with why it is not', async () => {
  const tables = await allTables();
  const ofMembers = tables.filter((table) =>
    getTableConfig(table).columns.some(({ name }) => numbersOfMembers.includes(name)),
  );
  const handed = dataParts.map(({ table }) => nameOf(table));
  expect(ofMembers.map(nameOf).toSorted()).toEqual([...handed, ...Object.keys(leftOut)].toSorted());
  expect(ofMembers.length).toBeGreaterThan(40);
});

test('every table that refers to one of the file is in it, or is named with why it is not', async () => {
  const handed = new Set(dataParts.map(({ table }) => nameOf(table)));
  const referring = (await allTables()).filter((table) =>
    getTableConfig(table).foreignKeys.some((key) => handed.has(nameOf(key.reference().foreignTable))),
  );
  expect(referring.map(nameOf).filter((name) => !handed.has(name) && !(name in leftOut))).toEqual([]);
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'iPhone · Safari',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Windows PC · Edge',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Android 휴대폰 · 삼성 인터넷',
  ],
  ['curl/8.5.0', null],
  [undefined, null],
])('%s is called %s', (header, name) => {
  expect(deviceName(header)).toBe(name);
});

interface File {
  fileNm: string;
  cntn: string;
}

interface Sessions {
  sesList: { sesNo: string; dvcNm: string | null; curYn: string }[];
}

describe.each(databaseKinds)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
    await stockUp(shop);
  });
  afterAll(() => shop.close());

  const enter = async (id: string) => (await shop.signIn({ id })).accessToken;

  async function fileOf(id: string): Promise<File> {
    const token = await enter(id);
    const { checkToken } = await shop.ask<{ checkToken: string }>('checkPassword', { token, body: { password } });
    return shop.ask<File>('getOwnData', { token, params: { 'X-Check-Token': checkToken } });
  }

  test('a member gets the own data in the clear, and nothing of others or of the keys', async () => {
    const [member, other] = [await aNewMember(shop), await aNewMember(shop)];
    for (const { loginId } of [member, other]) {
      const token = await enter(loginId);
      const buyer = aBuyer(shop, async () => token);
      const { ordNo } = await buyer.buy([vacuum]);
      expect(ordNo).toBeTruthy();
    }
    const { fileNm, cntn } = await fileOf(member.loginId);
    expect(fileNm).toMatch(/^내정보-\d{8}\.json$/u);
    const parts = JSON.parse(cntn) as Record<string, Record<string, unknown>[]>;
    expect(Object.keys(parts)).toEqual(dataParts.map(({ title }) => title));
    expect(parts['회원 정보']).toMatchObject([
      { memNo: member.memNo, personal: { email: member.email, mobile: member.mobile } },
    ]);
    expect(parts['주문']).toHaveLength(1);
    expect(parts['주문 상품']).toHaveLength(1);
    expect(JSON.stringify(parts['배송지'])).toContain(anAddress.roadAddr);
    expect(cntn).not.toContain(other.memNo);
    expect(cntn).not.toContain(other.email);
    expect(cntn).not.toMatch(/argon2|"(?:sealed|plain|\w*[hH]ash)\w*":/u);
  });

  test('a member sees where they are signed in, ends one session, and then all', async () => {
    const { loginId } = await aNewMember(shop);
    const [here, there] = [await enter(loginId), await enter(loginId)];
    const { sesList } = await shop.ask<Sessions>('listSessions', { token: here });
    expect(sesList.map(({ curYn }) => curYn)).toEqual(['Y', 'N']);
    const [, elsewhere] = sesList;
    expect(await shop.ask<Sessions>('endSessions', { token: here, body: { sesNo: elsewhere?.sesNo } })).toMatchObject({
      sesList: [{ curYn: 'Y' }],
    });
    expect((await shop.send('getUserInfo', { token: there })).code).toBe('1401');
    expect((await shop.send('getUserInfo', { token: here })).code).toBe('0000');
    expect(await shop.ask<Sessions>('endSessions', { token: here, body: {} })).toEqual({ sesList: [] });
    expect((await shop.send('getUserInfo', { token: here })).code).toBe('1401');
  });

  test("another member's session is unknown", async () => {
    const [own, others] = [
      await enter((await aNewMember(shop)).loginId),
      await enter((await aNewMember(shop)).loginId),
    ];
    const { sesList } = await shop.ask<Sessions>('listSessions', { token: others });
    const sent = await shop.send('endSessions', { token: own, body: { sesNo: sesList[0]?.sesNo } });
    expect(sent).toMatchObject({ code: '1404' });
    expect((await shop.send('getUserInfo', { token: others })).code).toBe('0000');
  });
});
