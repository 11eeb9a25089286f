import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aGoods, aMall, anAccessToken } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;

const bearerOf = (mallId: string) => ({ authorization: `Bearer ${anAccessToken({ mallId, memNo: 'MB7' })}` });
const info = {
  memNo: 'MB7',
  memNm: '홍길동',
  email: 'h***@example.com',
  mobile: '010-****-0101',
  salesType: 'GENERAL',
};

beforeAll(async () => {
  mall = await startFakeMall();
  mall.on('pre/layout/login', ({ query }) => {
    const mallUrl = query.get('mallUrl') || 'familyshop';
    const marketingMallYn = mallUrl.startsWith('event') ? 'Y' : 'N';
    return { adMall: aMall({ mallId: `M-${mallUrl}`, mallUrl, marketingMallYn }), endPoint: '' };
  });
  mall.on('users/info', () => info);
  mall.on('wishes', () => ({ goodsList: [aGoods()], ncpList: [], totalCnt: 1, page: 1, size: 20 }));
  gateway = await openGateway(mall.url);
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

async function ask(query: string, headers: Record<string, string>) {
  const { data, errors } = await gateway.ask(query, {}, headers);
  expect(errors).toEqual([]);
  return data;
}

const fields = '{ id maskedName favorites(first: 1) { nodes { id } } }';
const unnamed = `{ viewer ${fields} }`;
const named = (url: string) => `{ viewer(mallUrl: "${url}") ${fields} }`;

test('a member has one id, whether the mall is named or not', async () => {
  const headers = bearerOf('M-groupware');
  const before = (await ask(unnamed, headers)).viewer;
  const { viewer } = await ask(named('groupware'), headers);
  expect(before.id).toBe(viewer.id);
  expect((await ask(`{ node(id: "${viewer.id}") { __typename id } }`, headers)).node).toEqual({
    __typename: 'Member',
    id: viewer.id,
  });
});

test('once anybody has named the mall, all that is below has one id too', async () => {
  const headers = bearerOf('M-bizpartner');
  await ask('{ mall(url: "bizpartner", device: MOBILE) { name } }', {});
  const { viewer } = await ask(named('bizpartner'), headers);
  expect((await ask(unnamed, headers)).viewer).toEqual(viewer);
  expect((await ask(`{ node(id: "${viewer.id}") { ... on Member ${fields} } }`, headers)).node).toEqual(viewer);
});

test("a guest's name is the mall's word, whether the mall is named or not, and a member's is masked", async () => {
  expect((await ask(unnamed, bearerOf('M-elsewhere'))).viewer.maskedName).toBe('홍*동');
  mall.on('users/info', () => ({ ...info, memNm: '고객님', email: null, mobile: null }));
  const headers = bearerOf('M-event');
  expect((await ask(unnamed, headers)).viewer.maskedName).toBe('고객님');
  expect((await ask(named('event'), headers)).viewer.maskedName).toBe('고객님');
  expect((await ask(unnamed, headers)).viewer.maskedName).toBe('고객님');
});
