import type { mallProducts } from '../../../src/db/schema/categories.ts';
import type { malls } from '../../../src/db/schema/malls.ts';
import type { members } from '../../../src/db/schema/members.ts';
import type { MemberPerson } from '../../../src/members/member-person.ts';
import type { goods, products } from '../../../src/db/schema/products.ts';
import type { wireless } from '../../../src/db/schema/wireless.ts';
import { buildSearchText } from '../../../src/search/search-text.ts';

type MallRow = typeof malls.$inferInsert;
type MemberRow = typeof members.$inferInsert;
type PlainColumn = 'plainNm' | 'plainEmail' | 'plainMobile' | 'plainZipCd' | 'plainRoadAddr' | 'plainDtlAddr';

/** A member, with the person that the row holds. */
export type TestMember = Omit<MemberRow, PlainColumn | 'sealed' | 'emailHash' | 'mobileHash'> & MemberPerson;
type ProductRow = typeof products.$inferInsert;
type GoodsRow = typeof goods.$inferInsert;
type WirelessRow = typeof wireless.$inferInsert;
type ShelfRow = typeof mallProducts.$inferInsert;

export function aMall(mall: Pick<MallRow, 'mallId' | 'mallUrl'> & Partial<MallRow>): MallRow {
  return {
    mallNm: `쇼핑몰 ${mall.mallId}`,
    mallTitle: `쇼핑몰 ${mall.mallId}`,
    mallSalesType: 'GENERAL',
    mobileYn: 'Y',
    loginYn: 'N',
    marketingMallYn: 'N',
    mallStyle: 'A',
    custTel: '1588-0000',
    centerStartTime: '0900',
    centerEndTime: '1800',
    ...mall,
  };
}

/** Mall and id determine member number and id. */
export function aMember(member: Pick<TestMember, 'mallId'> & Partial<TestMember>): TestMember {
  const loginId = member.loginId ?? 'member';
  return {
    memNo: memNoOf(member.mallId, loginId),
    loginId,
    memNm: '한가온',
    email: `${loginId}@example.com`,
    emailCertYn: 'Y',
    mobile: '01000001234',
    zipCd: null,
    roadAddr: null,
    dtlAddr: null,
    ...member,
  };
}

/** Its row as a seed writes it, or a version that sealed nothing: the start seals it. */
export function plainRow({ memNm, email, mobile, zipCd, roadAddr, dtlAddr, ...row }: TestMember): MemberRow {
  return {
    ...row,
    plainNm: memNm,
    plainEmail: email,
    plainMobile: mobile,
    plainZipCd: zipCd,
    plainRoadAddr: roadAddr,
    plainDtlAddr: dtlAddr,
  };
}

export function memNoOf(mallId: string, loginId = 'member'): string {
  return `MB-${mallId}-${loginId}`;
}

export function aProduct(product: Pick<ProductRow, 'gdsGrpNo' | 'name' | 'sortPrc'> & Partial<ProductRow>): ProductRow {
  const makerNm = product.makerNm ?? '가온';
  return {
    kind: product.gdsGrpNo.startsWith('HP') ? 'WIRELESS' : 'GOODS',
    imgPaths: ['/images/goods/kettle/f4f1ea-1-front.svg'],
    detailHtml: '<p>설명</p>',
    notice: [{ title: '품명', text: product.name }],
    makerCd: 'GAON',
    makerNm,
    stckqty: 10,
    regDts: new Date('2026-01-01T09:00:00+09:00'),
    ...buildSearchText({ name: product.name, makerNm, categoryNames: [] }),
    ...product,
  };
}

export function aGoods(row: Pick<GoodsRow, 'gdsGrpNo' | 'slPrc'> & Partial<GoodsRow>): GoodsRow {
  return {
    masterGdsNo: `G-${row.gdsGrpNo}`,
    modelNm: 'OG-1',
    mktPrc: row.slPrc + 10_000,
    fileExt: 'svg',
    dlvType: '1',
    dlvPrc: 3000,
    originNm: '대한민국',
    ingMm: [2, 3, 6],
    ...row,
  };
}

export function aPhone(
  row: Pick<WirelessRow, 'gdsGrpNo' | 'phonePrice' | 'planPrice'> & Partial<WirelessRow>,
): WirelessRow {
  return {
    newNum: 35,
    transNum: 42,
    changeNum: null,
    otherItem1: '당일 개통',
    otherItem2: null,
    joinTp: 'NEW',
    instMnth: 24,
    discType: '공통지원금',
    phoneMemory: '256GB',
    planName: '가온 5G 라이트',
    totalPrice: row.phonePrice + row.planPrice,
    relsPrc: 1_254_000,
    joinTpList: ['NEW', 'TRANS', 'CHANGE'],
    instMnthList: [12, 24, 36],
    ...row,
  };
}

/** Phones are in the line category 100, goods in the second-level category 201. Recommended in the given order. */
export function aShelf({ mallId, gdsGrpNo, index }: { mallId: string; gdsGrpNo: string; index: number }): ShelfRow {
  return {
    mallId,
    gdsGrpNo,
    ctgNo: gdsGrpNo.startsWith('HP') ? '100' : '201',
    recommendRank: index,
    salesCnt: index * 10,
  };
}
