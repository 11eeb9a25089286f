import { bannerPicturePath } from '../../pictures/picture-path.ts';
import type { BannerShape } from '../../pictures/picture-words.ts';
import type { cornerContents, corners, DisplayType } from 'mall/db/schema/display.ts';
import type { SubCategoryName, TopCategoryName } from '../catalog/categories.ts';
import { topCategoryOf } from '../catalog/category-lookup.ts';
import { seasonOf } from '../catalog/seasons.ts';
import { categoryNumber, categoryUrl, isOnPhones, topNumber, topNumberOf } from '../malls/category-rows.ts';
import type { Placed, Assortment } from '../malls/assortment.ts';
import { leadingFirst } from '../malls/theme-leads.ts';
import type { BannerCopy } from '../themes/theme-content.ts';
import { stripCopies, tileCopies } from './banner-copy.ts';
import { themeContents } from '../themes/theme-contents.ts';
import { benefitHtml, deliveryHtml, mobileGuideHtml } from './html-corners.ts';

type CornerRow = typeof corners.$inferInsert;
type ContentRow = typeof cornerContents.$inferInsert;
type Content = Omit<ContentRow, 'cornerNo' | 'prir'>;

interface Corner {
  name: string;
  area: string;
  type: DisplayType;
  contents: readonly Content[];
  /** So many of them are shown: there are more, for those that are out of season. */
  shownCnt?: number;
}

/** The corners of a mall, with every display area of the main pages and of the category top. Empty ones are left out. */
export function cornerRows(assortment: Assortment): { corners: CornerRow[]; contents: ContentRow[] } {
  const filled = cornersOf(assortment).filter(({ contents }) => contents.length > 0);
  const numbered = filled.map((corner, index) => ({
    ...corner,
    cornerNo: `C${assortment.mall.mallId.slice(-2)}${String(index + 1).padStart(4, '0')}`,
    prir: index + 1,
  }));
  return {
    corners: numbered.map(({ cornerNo, name, area, type, prir, shownCnt = null }) => ({
      cornerNo,
      mallId: assortment.mall.mallId,
      cornerNm: name,
      dispArea: area,
      dispType: type,
      prir,
      shownCnt,
    })),
    contents: numbered.flatMap(({ cornerNo, contents }) =>
      contents.map((content, index) => ({ ...content, cornerNo, prir: index + 1 })),
    ),
  };
}

/** Leads to the list of what runs now, which outlives each exhibition. */
const runningNow: BannerCopy = {
  eyebrow: '기획전·이벤트',
  title: '지금 열린 행사를\n한자리에서',
  subtitle: '기획전과 응모 이벤트',
  kind: 'flower-vase',
  color: 'e58aa0',
  top: '특가·이벤트',
  path: '/exhibition/listExhibition',
  mould: 'row',
};

/** Products per place of a corner: enough in each month. */
const candidates = 2;

function cornersOf(assortment: Assortment): Corner[] {
  const { mall, carried } = assortment;
  const productCorner = (name: string, area: string, wanted: (placed: Placed) => boolean, count: number): Corner => ({
    name,
    area,
    type: 'DP00101',
    contents: picked(carried, wanted, count * candidates),
    shownCnt: count,
  });
  const banners = (
    name: string,
    area: string,
    copies: readonly BannerCopy[],
    shape: BannerShape,
    count: number,
  ): Corner => ({ name, area, type: 'DP00103', contents: bannersOf(assortment, copies, shape), shownCnt: count });
  const heroes = themeContents[mall.mallStyle].heroes.filter(isCarriedBy(assortment));
  // Bulk-order malls have no exhibitions.
  const withEvents = (copies: readonly BannerCopy[]) =>
    mall.mallSalesType === 'UPLOAD' ? copies : copies.toSpliced(1, 0, runningNow);
  const tiles = leadingFirst(mall.mallStyle, tileCopies, ({ top }) => top);
  return [
    banners('메인 배너', '012001', withEvents(heroes), 'hero', 5),
    productCorner('이번 주 통신사 가족 혜택', '012002', isGeneral, 10),
    banners('기획전', '012003', tiles, 'tile', 4),
    productCorner('월 납부액으로 고르는 휴대폰', '012004', isPhone, 10),
    html('통신 가족 혜택', '012005', benefitHtml(mall.mallUrl)),
    productCorner('오늘의 특가', '012006', isIn('특가·이벤트'), 8),
    productCorner('알아서 오는 정기구독', '012006', isIn('정기구독'), 8),
    html('배송 안내', '012006', deliveryHtml),
    banners(
      '모바일 메인 배너',
      '013001',
      withEvents(heroes.filter((copy) => isOnPhones(mall, copy))),
      'hero-mobile',
      5,
    ),
    productCorner('가족 혜택 상품', '013002', isGeneral, 8),
    html(
      `${mall.mallNm} 이용 안내`,
      '013003',
      mobileGuideHtml(mall.mallUrl, mall.mallNm, mall.mallSalesType !== 'COMMON'),
    ),
    banners(
      '모바일 기획전',
      '013003',
      tiles.filter((copy) => isOnPhones(mall, copy)),
      'tile',
      2,
    ),
    productCorner('지금 많이 찾는 휴대폰', '013004', isPhone, 8),
    productCorner('특가 모음', '013004', isIn('특가·이벤트'), 6),
    banners('분류 배너', '014001', stripCopies, 'strip', stripCopies.length),
  ];
}

function html(name: string, area: string, text: string): Corner {
  return { name, area, type: 'DP00104', contents: [{ html: text }] };
}

function isPhone({ placing }: Placed): boolean {
  return ['5G 스마트폰', '폴더블·플립', 'LTE·실속폰'].includes(placing.home);
}

function isGeneral({ placing }: Placed): boolean {
  return topCategoryOf(placing.home).type === 'GD05302';
}

function isIn(top: TopCategoryName): (placed: Placed) => boolean {
  return ({ placing }) => topCategoryOf(placing.home).name === top;
}

/** The first by recommendation, no two of the same kind while there are other kinds. */
function picked(carried: readonly Placed[], wanted: (placed: Placed) => boolean, count: number): Content[] {
  const offered = carried
    .filter((placed) => placed.product.gdsStat === 'GD00403' && wanted(placed))
    .toSorted((one, other) => one.placing.recommendRank - other.placing.recommendRank);
  const turnOf = new Map<SubCategoryName, number>();
  const inTurns = offered.map((placed) => {
    const turn = turnOf.get(placed.placing.home) ?? 0;
    turnOf.set(placed.placing.home, turn + 1);
    return { placed, turn };
  });
  return inTurns
    .toSorted((one, other) => one.turn - other.turn)
    .slice(0, count)
    .map(({ placed }) => ({ gdsGrpNo: placed.product.gdsGrpNo, months: placed.placing.months }));
}

/** A banner links to what the mall has: not to a category without goods. */
function isCarriedBy({ categoryProducts }: Assortment): (copy: BannerCopy) => boolean {
  const filled = new Set(categoryProducts.flatMap(({ ctgNo }) => [ctgNo, topNumberOf(ctgNo)]));
  return (copy) => copy.path !== undefined || filled.has(categoryNumberOf(copy));
}

function bannersOf(assortment: Assortment, copies: readonly BannerCopy[], shape: BannerShape): Content[] {
  const { mall } = assortment;
  return copies.filter(isCarriedBy(assortment)).map((copy) => ({
    imgPath: bannerPicturePath({
      shape,
      theme: mall.mallStyle,
      kind: copy.kind,
      color: copy.color,
      eyebrow: copy.eyebrow,
      title: copy.title,
      subtitle: copy.subtitle,
      ...(copy.mould ? { mould: copy.mould } : {}),
    }),
    altText: `${copy.eyebrow} ${copy.title.replace('\n', ' ')} ${copy.subtitle}`,
    url: copy.path ?? bannerUrl(copy),
    months: copy.months?.slice() ?? (copy.sub === undefined ? null : seasonOf(copy.sub)),
  }));
}

export function bannerUrl(copy: Pick<BannerCopy, 'top' | 'sub'>): string {
  return categoryUrl(copy.top, categoryNumberOf(copy));
}

function categoryNumberOf({ top, sub }: Pick<BannerCopy, 'top' | 'sub'>): string {
  return sub === undefined ? topNumber(top) : categoryNumber(sub);
}
