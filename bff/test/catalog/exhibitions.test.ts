import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anExhibition, anExhibitionRow } from '../buying/exhibition-samples.ts';
import { aCoupon } from '../buying/coupon-samples.ts';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aGoods, anAccessToken, aPhone } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;
const bearer = { authorization: `Bearer ${anAccessToken()}` };

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url);
});
beforeEach(() => {
  mall.calls.splice(0);
  mall.on('pre/layout/product/goods', () => ({ goodsList: [aGoods()] }));
  mall.on('pre/layout/product/wireless', () => ({ ncpList: [aPhone()] }));
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const inMall = async (fields: string, headers: Record<string, string> = {}) => {
  const { data, errors } = await gateway.ask(`{ mall(url: "familyshop", device: DESKTOP) { ${fields} } }`, {}, headers);
  expect(errors).toEqual([]);
  return data.mall;
};
const callsOf = (path: string) =>
  mall.calls.filter((call) => call.path === path).map(({ query }) => Object.fromEntries(query));

describe('exhibitions', () => {
  test('are mapped to the words of a shop, with the clock of the mall', async () => {
    mall.on('pre/exhibitions', () => ({ list: [anExhibitionRow], totalCnt: 1, page: 1, size: 20 }));
    const { exhibitions } = await inMall(`exhibitions(status: RUNNING, type: EVENT) { totalCount nodes {
      number urlName name type summary startsAt endsAt announcedAt status takesEntries mallTime image { alt } } }`);
    expect(exhibitions).toEqual({
      totalCount: 1,
      nodes: [
        {
          number: 'EX1',
          urlName: 'first-snow',
          name: '첫눈 이벤트',
          type: 'EVENT',
          summary: '첫눈 오는 날을 맞혀 보세요.',
          startsAt: '2026-11-01T00:00:00+09:00',
          endsAt: '2026-12-07T00:00:00+09:00',
          announcedAt: '2026-12-14T14:00:00+09:00',
          status: 'RUNNING',
          takesEntries: true,
          mallTime: '2026-11-27T12:00:00+09:00',
          image: { alt: '첫눈 이벤트' },
        },
      ],
    });
    expect(callsOf('pre/exhibitions')).toMatchObject([{ stat: 'ING', exhbTp: 'EVENT', mallId: 'M0001' }]);
  });

  test('by the name in an address have everything that an entry must be told before', async () => {
    mall.on('pre/exhibitions/first-snow', () => anExhibition());
    const { exhibition } = await inMall(`exhibition(by: { urlName: "first-snow" }) {
      html conditions enteredAt questions { number kind title isRequired choices } prizes { name winnerCount }
      agreements { code isRequired } winners { maskedName } coupons { number limit remaining coupon { number } } }`);
    expect(exhibition).toEqual({
      html: '<p>골라 주세요</p>',
      conditions: '회원이라면 누구나 응모할 수 있어요.',
      enteredAt: null,
      questions: [
        { number: 'Q1', kind: 'CHOICE', title: '첫눈이 올 주', isRequired: true, choices: ['첫째 주', '둘째 주'] },
        { number: 'Q2', kind: 'CHOICES', title: '겨울에 하는 일', isRequired: false, choices: ['산책', '요리'] },
        { number: 'Q3', kind: 'TEXT', title: '한마디', isRequired: false, choices: [] },
      ],
      prizes: [{ name: '무선 이어폰', winnerCount: 3 }],
      agreements: [{ code: 'AG00401', isRequired: true }],
      winners: [],
      coupons: [{ number: 'CP1', limit: 100, remaining: 42, coupon: null }],
    });
  });

  test('have their products by the order and page that are asked for, 20 a page', async () => {
    mall.on('pre/exhibitions/EX1', ({ query }) =>
      query.get('page') === null
        ? anExhibition()
        : anExhibition({ corners: [{ cornerNo: 'EC1', cornerNm: '소리', totalCnt: 21, contents: [] }] }),
    );
    const products = '{ totalCount pageInfo { hasNextPage } nodes { number } }';
    const { exhibition } = await inMall(`exhibition(by: { number: "EX1" }) {
      all: corners { number products ${products} }
      one: corners(number: "EC1") { products(orderBy: PRICE_ASCENDING, page: 2) ${products} } }`);
    expect(exhibition.all).toEqual([
      {
        number: 'EC1',
        products: { totalCount: 21, pageInfo: { hasNextPage: true }, nodes: [{ number: 'GD00000101' }] },
      },
      {
        number: 'EC2',
        products: { totalCount: 1, pageInfo: { hasNextPage: false }, nodes: [{ number: 'HP00000001' }] },
      },
    ]);
    expect(exhibition.one).toEqual([{ products: { totalCount: 21, pageInfo: { hasNextPage: false }, nodes: [] } }]);
    expect(callsOf('pre/exhibitions/EX1')).toEqual([
      { mallId: 'M0001' },
      { mallId: 'M0001', sort: 'PRICE_ASC', page: '2' },
    ]);
    expect(callsOf('pre/layout/product/goods')).toHaveLength(1);
  });

  test('mask the winners, also for a mall that forgets it', async () => {
    const winList = [
      { maskNm: '한*온', prizeNm: '꽃다발' },
      { maskNm: '홍길동', prizeNm: '꽃다발' },
    ];
    mall.on('pre/exhibitions/EX1', () => anExhibition({ stat: 'WIN', winList }));
    const { exhibition } = await inMall('exhibition(by: { number: "EX1" }) { status winners { maskedName prize } }');
    expect(exhibition).toEqual({
      status: 'ANNOUNCED',
      winners: [
        { maskedName: '한*온', prize: '꽃다발' },
        { maskedName: '홍*동', prize: '꽃다발' },
      ],
    });
  });

  test("show a member's own coupon and entry", async () => {
    mall.on('exhibitions/EX1', () => anExhibition({ entryDts: '20261127120000', cpnList: [aCoupon()] }));
    const selection = 'exhibition(by: { number: "EX1" }) { enteredAt coupons { number coupon { number status } } }';
    const { exhibition } = await inMall(selection, bearer);
    expect(exhibition).toEqual({
      enteredAt: '2026-11-27T12:00:00+09:00',
      coupons: [{ number: 'CP1', coupon: { number: 'CI1', status: 'USABLE' } }],
    });
  });

  test('that are unknown or have not begun are null', async () => {
    mall.on('pre/exhibitions/none', (_call, response) => refusal(response, 404, '1404', '기획전을 찾을 수 없어요.'));
    expect((await inMall('exhibition(by: { urlName: "none" }) { number }')).exhibition).toBeNull();
  });
});
