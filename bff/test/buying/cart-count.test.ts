import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aMall } from '../helpers/samples.ts';
import { bearer } from './buying-gateway.ts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  mall.on('users/info', () => ({ memNo: 'MB1', memNm: '홍길동', mallId: 'M0001' }));
  mall.on('carts/count', () => ({ cartCnt: 3 }));
  mall.on('pre/layout/login', ({ query }) => {
    const mallUrl = String(query.get('mallUrl'));
    return { adMall: aMall({ mallUrl, mallSalesType: mallUrl.toUpperCase() }), endPoint: '', tokenInfo: null };
  });
  gateway = await openGateway(mall.url);
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const countIn = (mallUrl: string) =>
  gateway.ask(`{ viewer(mallUrl: "${mallUrl}") { id cart { lineCount } } }`, {}, bearer);

test('a mall with a shop tells how many lines the cart has', async () => {
  const { data, errors } = await countIn('general');
  expect(errors).toEqual([]);
  expect(data.viewer.cart).toEqual({ lineCount: 3 });
});

test.each(['upload', 'error', 'of-another-kind'])(
  'the mall %s has no cart, so nothing is asked and nothing is wrong',
  async (mallUrl) => {
    mall.calls.splice(0);
    const { data, errors } = await countIn(mallUrl);
    expect(errors).toEqual([]);
    expect(data.viewer).toMatchObject({ id: expect.any(String), cart: null });
    expect(mall.callsTo('carts/count')).toEqual([]);
  },
);
