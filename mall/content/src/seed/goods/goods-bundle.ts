import { josa, romanize } from 'es-hangul';
import { productPicturePath } from '../../pictures/picture-path.ts';
import { buildSearchText } from 'mall/search/search-text.ts';
import { seasonOf } from '../catalog/seasons.ts';
import { topCategoryOf } from '../catalog/category-lookup.ts';
import { deliveryCharges, deliveryWords, type DeliveryCode } from '../catalog/deliveries.ts';
import { factsOfSort } from '../catalog/facts-of-sort.ts';
import type { GoodsKind } from '../catalog/goods-kind.ts';
import { customerCenter, noticeOf } from '../catalog/notices.ts';
import { optionsOfSort } from '../catalog/options-of-sort.ts';
import { sellingOfSort } from '../catalog/selling-of-sort.ts';
import { palettes, type Tone } from '../catalog/palettes.ts';
import { measuresOf, sizeChartOf } from '../catalog/size-charts.ts';
import type { ShopColor } from '../catalog/shop-colors.ts';
import type { SizeChart } from 'mall/db/schema/products.ts';
import type { Random } from '../random.ts';
import { daysBefore } from '../seed-dates.ts';
import type { GoodsBundle, GoodsOptionRow } from '../seed-rows.ts';
import { detailHtml } from './detail-html.ts';
import type { GoodsDraft } from './goods-draft.ts';
import { tagOf } from './goods-labels.ts';
import { offeredColors, planStock } from './goods-stock.ts';
import { installmentMonths, marketPrice } from './prices.ts';
import { isSubscription, subscriptionTerms } from './subscription-terms.ts';
import { isTaxFree } from './tax-free.ts';

/** Turns a draft into database rows. */
export function writeGoods(draft: GoodsDraft, gdsGrpNo: string, gdsStat: string, random: Random): GoodsBundle {
  const shown = colorsOf(draft, random);
  const colors = shown
    .filter((color) => color.name !== null)
    .map((color) => ({ ...color, imgPaths: picturesIn(draft, color) }));
  const stock = planStock(gdsGrpNo, colors, gdsStat, random);
  const offered = offeredColors(stock.colors);
  const imgPaths = picturesOf(draft, shown);
  const discount = discountOf(draft, random);
  const gdsGrpTag = tagOf(draft, random);
  const originNm = random.pick(draft.brand.origins);
  const age = random.between(1, 420);
  const regDts = daysBefore(age, random.between(0, 540));
  const salesCnt = Math.floor(random.next() ** 4 * 9_000);
  const dlvType = random.pick(draft.sort.delivery ?? draft.kind.delivery);
  const sizeChart = sizeChartOf(
    draft.sort.noun,
    optionNames(draft).map(([name]) => name),
  );
  return {
    product: {
      gdsGrpNo,
      kind: 'GOODS',
      name: draft.name,
      gdsStat: stock.gdsStat,
      gdsGrpTag,
      imgPaths,
      detailHtml: detailHtml(detailOf(draft, originNm, offered, imgPaths, dlvType, random), random),
      notice: noticeOf(draft.kind.notice, noticeFacts(draft, originNm, offered, regDts, sizeChart)),
      makerCd: makerCode(draft.brand.name),
      makerNm: draft.brand.name,
      stckqty: stock.stckqty,
      stckqty2: stock.stckqty2,
      sortPrc: draft.slPrc,
      regDts,
      ...buildSearchText({
        name: draft.name,
        makerNm: draft.brand.name,
        categoryNames: [topCategoryOf(draft.home).name, draft.home],
        tag: gdsGrpTag,
        modelNm: draft.model,
        aliases: [draft.sort.noun],
      }),
    },
    goods: {
      gdsGrpNo,
      masterGdsNo: `${gdsGrpNo}M`,
      modelNm: draft.model === '' ? null : draft.model,
      mktPrc: marketPrice(draft.slPrc, discount),
      slPrc: draft.slPrc,
      fileExt: 'svg',
      dlvType,
      dlvPrc: deliveryPrice(draft, dlvType),
      originNm,
      ingMm: installmentMonths(draft.slPrc),
      relGdsGrpNos: [],
      sizeChart,
      taxFree: isTaxFree(draft),
      subs: subscriptionTerms(draft),
      splNm: draft.kind.trade === 'ticket' ? null : draft.brand.maker,
    },
    colors: stock.colors,
    options: optionsOf(draft, gdsGrpNo, stock.stckqty + stock.stckqty2, random),
    placing: {
      gdsGrpNo,
      isSpecial: draft.isSpecial ?? false,
      home: draft.home,
      alsoIn: [],
      months: seasonOf(draft.home, draft.sort),
      recommendRank: random.between(1, 1_000_000) + (gdsStat === 'GD00403' ? 0 : 1_000_000),
      salesCnt,
    },
  };
}

/** Filter code of a maker: its name in Latin letters. */
function makerCode(name: string): string {
  return romanize(name)
    .replaceAll(/[^a-z]/giu, '')
    .toUpperCase();
}

function colorsOf(draft: GoodsDraft, random: Random): (ShopColor | Tone)[] {
  const palette = palettes[draft.kind.palette];
  const single = palette.every(({ name }) => name === null);
  return random.sample<ShopColor | Tone>(palette, single ? 1 : random.pick([1, 2, 3, 3, 4]));
}

function picturesOf(draft: GoodsDraft, colors: readonly (ShopColor | Tone)[]): string[] {
  const [first = { hex: '#cccccc' }, second] = colors;
  const own = picturesIn(draft, first);
  return second === undefined ? own : [...own, pictureOf(draft, second, 'front')];
}

function picturesIn(draft: GoodsDraft, color: Pick<ShopColor, 'hex'>): string[] {
  return (['front', 'scene', 'detail', 'back'] as const).map((view) => pictureOf(draft, color, view));
}

function pictureOf(
  { sort, form }: GoodsDraft,
  { hex }: Pick<ShopColor, 'hex'>,
  view: 'front' | 'back' | 'detail' | 'scene',
): string {
  return productPicturePath({ kind: sort.picture, color: hex.slice(1), variant: form, view });
}

/** Books have at most 10 % off, vouchers hardly any; the rest as usual in shops. */
function discountOf(draft: GoodsDraft, random: Random): number {
  if (draft.kind.key === 'book') return 0.1;
  if (draft.isSpecial) return random.pick([0.32, 0.35, 0.41, 0.46]);
  if (draft.kind.trade === 'ticket') return random.pick([0.03, 0.05, 0.1]);
  return random.pick([0.08, 0.12, 0.15, 0.2, 0.23, 0.27, 0.3, 0.35, 0.41, 0.46]);
}

/** The price of a subscription includes delivery. */
function deliveryPrice(draft: GoodsDraft, dlvType: DeliveryCode): number {
  return isSubscription(draft) ? 0 : deliveryCharges[dlvType];
}

/** Options that need words; all but a card are made to order. */
function wordsOf(optNm: string): Pick<GoodsOptionRow, 'txtReq' | 'mkOrdYn'> {
  if (optNm === '메시지 카드') return { txtReq: { titleNm: '카드 문구', maxLen: 40 } };
  if (optNm.includes('자수')) return { txtReq: { titleNm: '자수 문구', maxLen: 8 }, mkOrdYn: 'Y' };
  return optNm.includes('각인') ? { txtReq: { titleNm: '각인 문구', maxLen: 12 }, mkOrdYn: 'Y' } : {};
}

function optionsOf(draft: GoodsDraft, gdsGrpNo: string, stock: number, random: Random): GoodsOptionRow[] {
  return optionNames(draft).map(([optNm, addPrc], prir) => ({
    optNo: `${gdsGrpNo}-${prir + 1}`,
    gdsGrpNo,
    optNm,
    addPrc,
    prir,
    ...wordsOf(optNm),
    stckqty: stock === 0 || (prir > 0 && random.chance(0.08)) ? 0 : random.between(2, 90),
  }));
}

function optionNames({ kind, sort, slPrc }: GoodsDraft): GoodsKind['options'] {
  const options = optionsOfSort[sort.noun] ?? kind.options;
  const affordable = options.filter(([, addPrice]) => addPrice < slPrc * 0.8);
  return affordable.length < 2 ? [] : affordable;
}

function detailOf(
  draft: GoodsDraft,
  origin: string,
  colors: string,
  images: readonly string[],
  dlvType: DeliveryCode,
  random: Random,
) {
  const { brand, line, spec, sort, pack } = draft;
  const headlines = [
    `${spec} ${sort.noun}, ${brand.name} ${line}`,
    `${josa(brand.name, '이/가')} 권하는 ${sort.noun}`,
    draft.name,
    `${line}, 이런 점이 좋아요`,
  ];
  return {
    name: draft.name,
    headline: random.pick(headlines),
    sentences: random.sample(sentencesOf(draft), 4),
    images: images.slice(1, 3),
    specs: specRows([
      ['브랜드', brand.name],
      ['상품', `${line} ${sort.noun}`],
      ['특징', spec],
      ['규격', pack.text],
      ['모델', draft.model],
      ['색상', colors],
      ['원산지', origin],
    ]),
    closing: deliveryWords[dlvType],
  };
}

/** Claims that are true of a product. */
export function sentencesOf({ kind, sort }: Pick<GoodsDraft, 'kind' | 'sort'>): readonly string[] {
  return sellingOfSort[sort.noun] ?? kind.selling;
}

function specRows(rows: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  return rows.filter(([, text]) => text !== '');
}

function noticeFacts(draft: GoodsDraft, origin: string, colors: string, regDts: Date, sizes: SizeChart | null) {
  const of = factsOfSort(draft.sort.noun, draft.spec);
  return {
    name: draft.name,
    model: draft.model,
    maker: draft.brand.maker,
    origin,
    size: [draft.pack.text, of.size].filter(Boolean).join(', '),
    colors,
    year: String(regDts.getUTCFullYear()),
    month: String(regDts.getUTCMonth() + 1),
    tel: customerCenter,
    ...(sizes && { measures: measuresOf(sizes) }),
    of,
  };
}
