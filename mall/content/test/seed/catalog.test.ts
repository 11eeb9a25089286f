import { describe, expect, test } from 'vitest';
import { drawPicture } from '../../src/pictures/draw-picture.ts';
import { productKinds } from '../../src/pictures/product-kinds.ts';
import { topCategories } from '../../src/seed/catalog/categories.ts';
import { goodsKinds } from '../../src/seed/catalog/kinds/all-kinds.ts';
import { allGoods } from '../../src/seed/goods/all-goods.ts';
import { allPhones } from '../../src/seed/phones/all-phones.ts';
import { planList } from '../../src/seed/phones/plan-list.ts';

const goods = allGoods();
const phones = allPhones();
const products = [...goods, ...phones].map(({ product }) => product);
const shown = goods.filter(({ product }) => ['GD00403', 'GD00405'].includes(product.gdsStat ?? ''));

function valuesOf<T>(values: Iterable<T>): T[] {
  return [...new Set(values)].toSorted();
}

describe('the catalog', () => {
  test('holds 2,000 goods to be seen, a hundred phones and some thirty plans', () => {
    expect(shown).toHaveLength(2_000);
    expect(phones.length).toBeGreaterThanOrEqual(100);
    expect(planList.length).toBeGreaterThanOrEqual(30);
  });

  test('is the same every time it is made', () => {
    expect(allGoods()).toEqual(goods);
    expect(allPhones()).toEqual(phones);
  });

  test('never uses a number or a name twice', () => {
    expect(valuesOf(products.map(({ gdsGrpNo }) => gdsGrpNo))).toHaveLength(products.length);
    expect(valuesOf(products.map(({ name }) => name))).toHaveLength(products.length);
  });

  test('has sixty kinds and more, each with eight lines or more and its own sorts', () => {
    expect(goodsKinds.length).toBeGreaterThanOrEqual(60);
    expect(
      goodsKinds.filter(({ lines, variants }) => lines.length < 8 || variants.length < 2).map(({ key }) => key),
    ).toEqual([]);
  });

  test('shows every kind of product that can be drawn', () => {
    const drawn = new Set(products.flatMap(({ imgPaths }) => imgPaths.map((path) => path.split('/')[3])));
    expect(productKinds.filter((kind) => !drawn.has(kind))).toEqual([]);
  });

  test('fills every category of its two levels', () => {
    const filled = new Set([...goods, ...phones].flatMap(({ placing }) => [placing.home, ...placing.alsoIn]));
    expect(topCategories.flatMap(({ subs }) => subs).filter((sub) => !filled.has(sub))).toEqual([]);
    expect(topCategories.length).toBeGreaterThanOrEqual(12);
    expect(valuesOf(topCategories.map(({ type }) => type))).toEqual(['GD05301', 'GD05302', 'GD05303', 'GD05304']);
  });

  test('uses every code of the tables of statuses, colors and deliveries', () => {
    expect(valuesOf(products.map(({ gdsStat }) => gdsStat))).toEqual([
      'GD00401',
      'GD00402',
      'GD00403',
      'GD00404',
      'GD00405',
      'GD00406',
      'GD00407',
    ]);
    expect(
      valuesOf([...goods, ...phones].flatMap(({ colors }) => colors.map(({ gdsColorStat }) => gdsColorStat))),
    ).toEqual(['GD00701', 'GD00702', 'GD00703', 'GD00704']);
    expect(valuesOf(goods.map((thing) => thing.goods.dlvType))).toEqual(['1', '2', '3', '4', '5', '8', '9']);
  });

  test('gives every product a detail page, a disclosure and images, in its first color if it has colors', () => {
    for (const { product, colors } of [...goods, ...phones]) {
      for (const first of colors.slice(0, 1)) {
        expect(first.colorHexCode).toMatch(/^#[0-9A-F]{6}$/u);
        expect(product.imgPaths[0]).toContain(first.colorHexCode.slice(1).toLowerCase());
      }
      expect(product.imgPaths.length).toBeGreaterThanOrEqual(4);
      expect(product.detailHtml).toContain('<h2>');
      expect(product.notice?.length ?? 0).toBeGreaterThanOrEqual(5);
      expect(product.notice?.filter(({ text }) => text.trim() === '')).toEqual([]);
    }
  });

  test('draws every color from each side, in that color alone', () => {
    for (const { colors } of [...goods, ...phones]) {
      for (const { colorHexCode, imgPath, imgPaths = [] } of colors) {
        expect(new Set(imgPaths).size).toBe(4);
        expect(imgPaths[0]).toBe(imgPath);
        const paint = colorHexCode.slice(1).toLowerCase();
        expect(imgPaths.filter((path) => !path.includes(`/${paint}-`))).toEqual([]);
      }
    }
  });

  test('gives every phone a color, and no color where there is no choice', () => {
    expect(phones.filter(({ colors }) => colors.length === 0)).toEqual([]);
    const plain = goods.filter(({ colors }) => colors.length === 0);
    expect(plain.length).toBeGreaterThan(100);
    expect(plain.filter(({ product }) => product.gdsStat === 'GD00403' && (product.stckqty ?? 0) === 0)).toEqual([]);
  });

  test('gives a color of one name one value, and of one value one name', () => {
    const pairs = new Set(
      [...goods, ...phones].flatMap(({ colors }) =>
        colors.map(({ colorNm, colorHexCode }) => `${colorNm} ${colorHexCode}`),
      ),
    );
    const names = [...pairs].map((pair) => pair.slice(0, -8));
    const values = [...pairs].map((pair) => pair.slice(-7));
    expect([names.length, values.length]).toEqual([new Set(names).size, new Set(values).size]);
  });

  test('costs less than the market price', () => {
    for (const { goods: thing } of goods) {
      expect(thing.slPrc).toBeGreaterThanOrEqual(2_000);
      expect(thing.mktPrc).toBeGreaterThan(thing.slPrc);
    }
  });

  test('sorts and narrows phones by the very total on their cards', () => {
    for (const { wireless, product } of phones) {
      expect(wireless.totalPrice).toBe(wireless.phonePrice + wireless.planPrice);
      expect(product.sortPrc).toBe(wireless.totalPrice);
    }
  });

  test('makes one product of phones that differ by memory only', () => {
    expect(
      phones.filter(({ product, memories }) => memories.some(({ phoneMemory }) => product.name.includes(phoneMemory))),
    ).toEqual([]);
    expect(phones.filter(({ memories }) => memories.length > 1).length).toBeGreaterThan(30);
  });

  test('starts with the smallest memory and two years', () => {
    for (const { wireless, memories, product } of phones) {
      const cheapest = Math.min(...memories.map(({ relsPrc }) => relsPrc));
      const { relsPrc } = memories.find(({ phoneMemory }) => phoneMemory === wireless.phoneMemory) ?? {};
      expect([product.name, relsPrc]).toEqual([product.name, cheapest]);
      expect(wireless).toMatchObject({ instMnth: 24, joinTp: 'NEW', relsPrc: cheapest });
    }
  });

  test('uses in each figure of a card the subsidies of that join type, which differ', () => {
    const figures = { NEW: 'newNum', TRANS: 'transNum', CHANGE: 'changeNum' } as const;
    for (const { wireless, plans, product } of phones) {
      const planNo = planList.find(({ planNm }) => planNm === wireless.planName)?.planNo;
      for (const [joinTp, figure] of Object.entries(figures)) {
        const pair = plans.find(
          (each) => each.planNo === planNo && each.joinTp === joinTp && each.phoneMemory === wireless.phoneMemory,
        );
        expect([product.name, joinTp, wireless[figure]]).toEqual([
          product.name,
          joinTp,
          pair ? Math.floor((pair.sprtPrc + pair.addSprtPrc) / 10_000) : null,
        ]);
      }
    }
    expect(phones.filter(({ wireless }) => Number(wireless.transNum) > Number(wireless.newNum)).length).toBeGreaterThan(
      40,
    );
  });

  test('has sold-out and partly sold-out things', () => {
    const soldOut = goods.filter(({ product }) => product.gdsStat === 'GD00405');
    const partly = goods.filter(
      ({ colors, product }) =>
        product.gdsStat === 'GD00403' &&
        colors.some(({ stckqty }) => stckqty === 0) &&
        colors.some(({ stckqty }) => (stckqty ?? 0) > 0),
    );
    expect(soldOut.length).toBeGreaterThan(40);
    expect(soldOut.every(({ product }) => (product.stckqty ?? 0) + (product.stckqty2 ?? 0) === 0)).toBe(true);
    expect(partly.length).toBeGreaterThan(100);
  });

  test('names related goods that are there to be seen', () => {
    const seen = new Set(shown.map(({ product }) => product.gdsGrpNo));
    const dangling = goods.flatMap((thing) => (thing.goods.relGdsGrpNos ?? []).filter((number) => !seen.has(number)));
    expect(dangling).toEqual([]);
  });

  test('has an image for every path', { timeout: 120_000 }, () => {
    // Drawings differ mostly by color; a tenth of the goods covers every kind and view.
    const paths = new Set(
      [...phones, ...goods.filter((_, index) => index % 10 === 0)].flatMap(({ product }) => product.imgPaths),
    );
    expect([...paths].filter((path) => drawPicture(path) === null)).toEqual([]);
  });
});
