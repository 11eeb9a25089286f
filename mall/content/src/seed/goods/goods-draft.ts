import type { Brand } from '../catalog/brands.ts';
import { brandsOfKind } from '../catalog/brands-of-kind.ts';
import type { SubCategoryName } from '../catalog/categories.ts';
import type { GoodsKind, GoodsVariant, PackSize } from '../catalog/goods-kind.ts';
import { linesOfSort } from '../catalog/lines-of-sort.ts';
import { hashOf, itemAt, type Random } from '../random.ts';
import { goodsName } from './goods-name.ts';
import { shopPrice } from './prices.ts';

/** A product before it becomes rows: name, place and price. */
export interface GoodsDraft {
  kind: GoodsKind;
  sort: GoodsVariant;
  home: SubCategoryName;
  brand: Brand;
  line: string;
  spec: string;
  pack: PackSize;
  model: string;
  name: string;
  slPrc: number;
  /** A deep discount that ends. */
  isSpecial?: boolean;
  /** 0 to 999, the variant of its picture. */
  form: number;
}

const wholePiece: PackSize = { text: '', factor: 1 };
const modelled = new Set(['device', 'wear']);

/** Drafts `count` products of one sort, each of another line as long as there are lines. No two share a name. */
export function draftSort(
  kind: GoodsKind,
  sort: GoodsVariant,
  count: number,
  taken: Set<string>,
  random: Random,
): GoodsDraft[] {
  const start = hashOf(sort.noun);
  return Array.from({ length: count }, (_, index) => draftUntilNew(kind, sort, start + index, taken, random));
}

function draftUntilNew(
  kind: GoodsKind,
  sort: GoodsVariant,
  turn: number,
  taken: Set<string>,
  random: Random,
): GoodsDraft {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const draft = draftOne(kind, sort, turn + (attempt > 20 ? attempt : 0), random);
    if (taken.has(draft.name)) continue;
    taken.add(draft.name);
    return draft;
  }
  throw new Error(`The words for ${sort.noun} are too few`);
}

function draftOne(kind: GoodsKind, sort: GoodsVariant, turn: number, random: Random): GoodsDraft {
  const line = itemAt(linesOfSort[sort.noun] ?? kind.lines, turn);
  const brand = itemAt(brandsOfKind(kind.key, kind.trade), hashOf(line));
  const spec = random.pick(sort.specs);
  const pack = sort.packs.length === 0 ? wholePiece : random.pick(sort.packs);
  const model = modelled.has(kind.naming) ? modelNumber(brand, line, sort.noun, random) : '';
  const [low, high] = sort.price;
  return {
    kind,
    sort,
    home: sort.sub,
    brand,
    line,
    spec,
    pack,
    model,
    name: goodsName(kind.naming, { brand: brand.name, line, noun: sort.noun, spec, pack: pack.text, model }, random),
    slPrc: shopPrice((low + (high - low) * random.next() ** 1.4) * pack.factor, random),
    form: hashOf(`${line} ${sort.noun}`) % 1_000,
  };
}

/** Such as HV-C3120: two letters for the maker, one for the sort, four digits. */
function modelNumber(brand: Brand, line: string, noun: string, random: Random): string {
  const letters = 'ABCDEFGHJKLMNPRSTUVWXZ';
  const maker = `${itemAt([...letters], hashOf(brand.name))}${itemAt([...letters], hashOf(brand.maker))}`;
  return `${maker}-${itemAt([...letters], hashOf(noun))}${(hashOf(line) % 90) + 10}${random.between(1, 9)}0`;
}
