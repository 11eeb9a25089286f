import { categoryIconPath } from '../../pictures/picture-path.ts';
import type { categories } from 'mall/db/schema/categories.ts';
import { topCategories, type SubCategoryName, type TopCategory, type TopCategoryName } from '../catalog/categories.ts';
import type { MallSeed } from './mall-list.ts';
import { leadingFirst } from './theme-leads.ts';

type CategoryRow = typeof categories.$inferInsert;

/** Word of a first-level category in its address. */
const slugs: Record<TopCategoryName, string> = {
  휴대폰: 'phone',
  태블릿·워치: 'device',
  모바일·음향: 'audio',
  TV·PC: 'digital',
  생활가전: 'appliance',
  주방가전: 'kitchen-appliance',
  주방용품: 'kitchen',
  홈·리빙: 'living',
  패션·잡화: 'fashion',
  뷰티: 'beauty',
  식품: 'food',
  건강식품: 'health',
  레저·스포츠: 'sports',
  유아·반려·취미: 'family',
  특가·이벤트: 'event',
  정기구독: 'subscription',
};

/** Not offered on phones: these need a wide table. */
const desktopOnly: readonly SubCategoryName[] = ['임직원 특가', '아웃도어폰', '골프'];

/** Whether the mall's phone pages have such a category; their links must not go to others. */
export function isOnPhones(
  { mallUrl }: MallSeed,
  { top, sub }: { top: TopCategoryName; sub?: SubCategoryName },
): boolean {
  if (mallUrl === 'groupware' && top === 'TV·PC') return false;
  return sub === undefined || !desktopOnly.includes(sub);
}

/** In the order in which the mall shows them. */
export function carriedTops({ carries, mallStyle }: MallSeed): readonly TopCategory[] {
  return leadingFirst(
    mallStyle,
    topCategories.filter(({ name }) => carries === 'ALL' || carries.includes(name)),
    ({ name }) => name,
  );
}

/** 100000, 110000 and on for the first level; 100100, 100200 and on below the first of them. */
export function categoryNumber(sub: SubCategoryName): string {
  const top = topCategories.findIndex(({ subs }) => (subs as readonly string[]).includes(sub));
  const position = (topCategories[top]?.subs as readonly string[] | undefined)?.indexOf(sub) ?? -1;
  return String(100_000 + top * 10_000 + (position + 1) * 100);
}

export function topNumber(name: TopCategoryName): string {
  return String(100_000 + topCategories.findIndex((top) => top.name === name) * 10_000);
}

/** The first level that a category belongs to. */
export function topNumberOf(ctgNo: string): string {
  return String(Number(ctgNo) - (Number(ctgNo) % 10_000));
}

/** Path of a category below the mall's segment. */
export function categoryUrl(name: TopCategoryName, ctgNo: string): string {
  return name === '정기구독' ? `/subs/subsList?ctgNo=${ctgNo}` : `/goods/${slugs[name]}?ctgNo=${ctgNo}`;
}

export function categoryRows(mall: MallSeed): CategoryRow[] {
  return carriedTops(mall).flatMap((top, index) => [topRow(mall, top, index + 1), ...subRows(mall, top)]);
}

function topRow(mall: MallSeed, top: TopCategory, prir: number): CategoryRow {
  const name = top.name as TopCategoryName;
  const ctgNo = topNumber(name);
  return {
    mallId: mall.mallId,
    ctgNo,
    upCtgNo: null,
    ctgNm: name,
    ctgType: top.type,
    url: categoryUrl(name, ctgNo),
    prir,
    mobileUseYn: isOnPhones(mall, { top: name }) ? 'Y' : 'N',
    mobileImgFileNm: `${top.icon}.svg`,
    mobileImgFilePath: categoryIconPath({ icon: top.icon, theme: mall.mallStyle }),
  };
}

function subRows(mall: MallSeed, top: TopCategory): CategoryRow[] {
  const name = top.name as TopCategoryName;
  return (top.subs as readonly SubCategoryName[]).map((sub, index) => {
    const ctgNo = categoryNumber(sub);
    return {
      mallId: mall.mallId,
      ctgNo,
      upCtgNo: topNumber(name),
      ctgNm: sub,
      ctgType: top.type,
      url: categoryUrl(name, ctgNo),
      prir: index + 1,
      mobileUseYn: desktopOnly.includes(sub) ? 'N' : 'Y',
      mobileImgFileNm: null,
      mobileImgFilePath: null,
    };
  });
}
