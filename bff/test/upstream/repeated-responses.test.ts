import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aGoods, aMall, anAccessToken } from '../helpers/samples.ts';

const goodsPath = 'pre/layout/product/goods';
const card =
  'id number name isFavorite isSoldOut image { url alt } availableColors { name hex } sticker { type color } ... on Goods { salePrice marketPrice }';
const query = `query ($url: String) { mall(url: $url, device: DESKTOP) { products(numbers: ["GD1", "GD2"]) { ${card} } } }`;

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  mall.on('pre/layout/login', ({ query: search }) => ({
    adMall: aMall({ mallUrl: search.get('mallUrl') || 'familyshop', mallId: search.get('mallUrl') || 'M0001' }),
    endPoint: 'http://localhost:4000',
  }));
  gateway = await openGateway(mall.url);
});
beforeEach(() => void mall.calls.splice(0));
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

function sell(...fields: Record<string, unknown>[]): void {
  mall.on(goodsPath, () => ({
    goodsList: fields.map((each, index) => aGoods({ gdsGrpNo: `GD${index + 1}`, ...each })),
  }));
}

async function products(variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const { data, errors } = await gateway.ask(query, variables, headers);
  expect(errors).toEqual([]);
  return data.mall.products;
}

describe('a repeated response of the mall', () => {
  test('is requested each time, with the same result', async () => {
    sell({}, { slPrc: 500 });
    const first = await products();
    for (let again = 0; again < 4; again += 1) expect(await products()).toEqual(first);
    expect(mall.callsTo(goodsPath)).toHaveLength(5);
    expect(first[1]).toMatchObject({ number: 'GD2', salePrice: 500 });
  });

  test('is new as soon as one sign of it is', async () => {
    for (const salePrice of [700, 700, 700, 701, 700, 701, 701, 701]) {
      sell({ slPrc: salePrice }, {});
      expect((await products())[0].salePrice).toBe(salePrice);
    }
  });

  test('is not used for another mall, even if its goods are byte-identical', async () => {
    sell({}, {});
    const ids = [];
    for (const url of ['one', 'two', 'one', 'two', 'one', 'two']) ids.push((await products({ url }))[0].id);
    expect(new Set(ids).size).toBe(2);
    expect(ids.slice(2)).toEqual([...ids.slice(0, 2), ...ids.slice(0, 2)]);
  });

  test('omits a market price for visitors that members get', async () => {
    sell({ mktPrc: 9_900 }, {});
    mall.on('products/goods', () => ({
      goodsList: [aGoods({ gdsGrpNo: 'GD1', mktPrc: 9_900, fvrtYn: 'Y' }), aGoods({ gdsGrpNo: 'GD2' })],
    }));
    for (let again = 0; again < 3; again += 1) {
      expect((await products())[0]).toMatchObject({ marketPrice: null, isFavorite: null });
      const member = { authorization: `Bearer ${anAccessToken()}` };
      expect((await products({}, member))[0]).toMatchObject({ marketPrice: 9_900, isFavorite: true });
    }
  });

  test('costs the same rows each time, where some do not fit', async () => {
    sell({ dispGdsNm: null }, { colorQtyList: [{ colorHexCode: 'x' }, null] });
    for (let again = 0; again < 3; again += 1)
      expect(await products()).toMatchObject([null, { number: 'GD2', availableColors: [] }]);
  });

  test('is a failure each time, where it is of no use', async () => {
    mall.on(goodsPath, () => ({ goodsList: 'none' }));
    for (let again = 0; again < 3; again += 1) {
      const { errors } = await gateway.ask(query);
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['MALL_BAD_ANSWER', 'MALL_BAD_ANSWER']);
    }
  });
});
