import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readVariantId, variantId } from '../../src/features/products/variant-id.ts';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aGoods, anAccessToken } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;
beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url);
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const fields = 'id optionName color { name hex } price marketPrice isAvailable stock';
const path = 'pre/layout/product/goods/GD00000101';

async function variantsOf(row: Record<string, unknown>) {
  mall.on(path, () => aGoods(row));
  const { data, errors } = await gateway.ask(
    `{ mall(device: DESKTOP) { product(number: "GD00000101") { ... on Goods { variants { ${fields} } } } } }`,
  );
  expect(errors).toEqual([]);
  return data.mall.product.variants as { id: string; stock: number | null; isAvailable: boolean }[];
}

const options = [
  { optNo: 'S', optNm: '90(S)', stckqty: 4 },
  { optNo: 'M', optNm: '95(M)', addPrc: 3_000, stckqty: 0 },
];
const white = { colorNm: '코튼 화이트', colorHexCode: '#F4F1EA', stckqty: 3, useYn: 'Y' };

describe('the variants of goods', () => {
  test('are every option with every color in use, with their own price and the least stock', async () => {
    const colorQtyList = [
      white,
      { colorNm: '블랙', colorHexCode: '#000', stckqty: 9, useYn: 'Y' },
      { colorNm: '단종', useYn: 'N' },
    ];
    const black = { name: '블랙', hex: '#000000' };
    const cotton = { name: '코튼 화이트', hex: '#f4f1ea' };
    const small = { id: expect.any(String), optionName: '90(S)', price: 10_000, marketPrice: null, isAvailable: true };
    const medium = { ...small, optionName: '95(M)', price: 13_000, isAvailable: false, stock: 0 };
    const variants = await variantsOf({ slPrc: 10_000, stckqty: 30, options, colorQtyList });
    expect(variants).toEqual([
      { ...small, color: cotton, stock: 3 },
      { ...small, color: black, stock: 4 },
      { ...medium, color: cotton },
      { ...medium, color: black },
    ]);
    expect(new Set(variants.map(({ id }) => id)).size).toBe(4);
  });

  test.each([
    ['neither option nor color', { options: [], colorQtyList: null }, [34]],
    ['a color alone', { options: null, colorQtyList: [white] }, [3]],
    ['an option alone', { options, colorQtyList: [] }, [4, 0]],
    ['no color in use', { options, colorQtyList: [{ ...white, useYn: 'N' }] }, [0, 0]],
    ['less in all than in its color', { options: [], colorQtyList: [white], stckqty: 1 }, [1]],
    ['a second store', { options: [], colorQtyList: [], stckqty: 1, stckqty2: 6 }, [7]],
    ['stocks that the mall does not tell', { options: [], colorQtyList: [], stckqty: null, stckqty2: null }, [null]],
    ['the status sold out', { options: [], colorQtyList: [], gdsStat: 'GD00405' }, [0]],
    ['twice the same color', { options: [], colorQtyList: [white, { ...white, stckqty: 9 }] }, [3]],
  ])('of goods with %s', async (_what, row, stocks) => {
    const variants = await variantsOf(row);
    expect(variants.map(({ stock }) => stock)).toEqual(stocks);
    expect(variants.map(({ isAvailable }) => isAvailable)).toEqual(stocks.map((stock) => stock !== 0));
  });

  test.each([['GD00404'], ['GD00406']])('cannot be ordered while the goods are %s', async (gdsStat) => {
    expect((await variantsOf({ gdsStat })).map(({ isAvailable }) => isAvailable)).toEqual([false]);
  });

  test.each([
    ['GD00000101', false],
    [null, true],
    [undefined, true],
  ])('cannot be ordered once where the mall sells them by subscription alone: %s', async (subsNo, isAvailable) => {
    const variants = await variantsOf({ subsNo, dispGdsNm: '온결 이달의 원두 구독' });
    expect(variants.map((variant) => variant.isAvailable)).toEqual([isAvailable]);
  });

  test('tell members their market price, the surcharge included', async () => {
    mall.on('products/goods/GD00000101', () => aGoods({ slPrc: 10_000, mktPrc: 20_000, options: [options[1]] }));
    const { data } = await gateway.ask(
      '{ mall(device: DESKTOP) { product(number: "GD00000101") { ... on Goods { variants { price marketPrice } } } } }',
      {},
      { authorization: `Bearer ${anAccessToken()}` },
    );
    expect(data.mall.product.variants).toEqual([{ price: 13_000, marketPrice: 23_000 }]);
  });
});

const idOf = (...parts: string[]) => Buffer.from(parts.join('\0')).toString('base64url');

describe('the id of a variant', () => {
  const variant = { productNumber: 'GD1', optionNumber: 'O-1', colorName: null };

  test.each(['코튼 화이트', 'Crème brûlée', '한글', '👩‍👩‍👧 무지개', '"}\\n', 'null', ' '])(
    'leads back to what it is of: the color %j',
    (colorName) => {
      const id = variantId('M1', { ...variant, colorName });
      expect(id).toMatch(/^[\w-]+$/u);
      expect(readVariantId('M1', id)).toEqual({ ...variant, colorName });
    },
  );

  test('differs by mall, goods, option and color', () => {
    const ids = [
      variantId('M1', variant),
      variantId('M2', variant),
      variantId('M1', { ...variant, productNumber: 'GD2' }),
      variantId('M1', { ...variant, optionNumber: null, colorName: 'O-1' }),
      variantId('M1', { ...variant, optionNumber: null }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    ['nothing', ''],
    ['a plain text', 'GD1'],
    ['a text that is no base64', '옵션 하나!'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0xc0]).toString('base64url')],
    ['the id of a product', idOf('Product', 'M1', 'GD1')],
    ['a variant of another mall', idOf('GoodsVariant', 'M2', 'GD1', '', '')],
    ['a variant of a phone', idOf('GoodsVariant', 'M1', 'HP1', '', '')],
    ['a path in place of a number', idOf('GoodsVariant', 'M1', 'GD/../../orders', '', '')],
    ['too few parts', idOf('GoodsVariant', 'M1', 'GD1', '')],
    ['too many parts', idOf('GoodsVariant', 'M1', 'GD1', '', '', '')],
    ['another spelling of the same bytes', `${idOf('GoodsVariant', 'M1', 'GD1', '', '')}=`],
    ['a kind of every object', idOf('constructor')],
    ['a long text', 'A'.repeat(100_000)],
  ])('is not %s', (_what, id) => {
    expect(readVariantId('M1', id)).toBeNull();
  });
});
