import { describe, expect, test } from 'vitest';
import { drawingOf, productKinds } from '../../src/pictures/product-kinds.ts';
import type { ProductKind } from '../../src/pictures/product-kinds.ts';
import { allGoods } from '../../src/seed/goods/all-goods.ts';
import { allSorts } from './sorts.ts';
import { thingsIn } from './things.ts';

const sorts = allSorts.map(({ sort }) => sort);
const kindByThing = new Map(
  productKinds.flatMap((kind) => drawingOf(kind).draws.map((thing) => [thing, kind] as const)),
);
const isDrawn = ({ noun, picture }: { noun: string; picture: ProductKind }) => drawingOf(picture).draws.includes(noun);

describe('an image shows the named thing', () => {
  test('each thing has exactly one drawing', () => {
    const things = productKinds.flatMap((kind) => drawingOf(kind).draws);
    expect(things.filter((thing, index) => things.indexOf(thing) !== index)).toEqual([]);
  });

  test('each sort of goods names a drawing that is made for it', () => {
    expect(sorts.filter((sort) => !isDrawn(sort)).map(({ noun }) => noun)).toEqual([]);
  });

  test('each drawing is for something that is sold, and no larger', () => {
    const sold = new Set(sorts.map(({ noun }) => noun));
    expect([...kindByThing.keys()].filter((thing) => !sold.has(thing))).toEqual([]);
  });

  test('no name contradicts its images', () => {
    const wrong = allGoods().flatMap(({ product: { name, imgPaths } }) => {
      const [thing, ...others] = thingsIn(name, kindByThing.keys());
      if (thing === undefined || others.length > 0)
        return [`${name}: names ${others.length === 0 ? 'nothing' : [thing, ...others].join()}`];
      const shown = new Set(imgPaths.map((path) => path.split('/')[3]));
      return shown.size === 1 && shown.has(kindByThing.get(thing)) ? [] : [`${name}: shows ${[...shown].join()}`];
    });
    expect(wrong).toEqual([]);
  });
});
