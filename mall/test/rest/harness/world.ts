import { hash } from '@node-rs/argon2';
import type { Database } from '../../../src/db/database.ts';
import { boards, faqCategories, faqs } from '../../../src/db/schema/boards.ts';
import { categories, categoryProducts, mallProducts } from '../../../src/db/schema/categories.ts';
import { cornerContents, corners, popups, promotions, smartKeywords, terms } from '../../../src/db/schema/display.ts';
import { malls, type MallSalesType } from '../../../src/db/schema/malls.ts';
import { members } from '../../../src/db/schema/members.ts';
import { goods, goodsOptions, productColors, products } from '../../../src/db/schema/products.ts';
import {
  additionalServices,
  carriers,
  plans,
  wireless,
  wirelessMemories,
  wirelessPlans,
} from '../../../src/db/schema/wireless.ts';
import { aGoods, aMall, aMember, aPhone, aProduct, aShelf, plainRow } from './builders.ts';

/** The tests' clock: noon of a spring day in Korea. */
export const worldNow = new Date('2026-04-15T12:00:00+09:00');

/** Every member's password. */
export const password = 'Hanbit!2026';

/** Its hash, at the least cost: a sign-in with a hash of the usual cost takes longer than most calls. */
export const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1 });

/** One mall of each sales type, and a marketing mall. Each has a member `member` and, but for the odd types, products. */
export const mallOf: Record<MallSalesType | 'MARKETING', string> = {
  GENERAL: 'M0001',
  BUSINESS: 'M0002',
  CONSIGNMENT: 'M0003',
  UPLOAD: 'M0004',
  COMMON: 'M0005',
  ERROR: 'M0006',
  MARKETING: 'M0007',
};

/** The mall of most tests. */
export const home = mallOf.GENERAL;

/** Another mall, with one row of every kind. */
export const elsewhere = mallOf.BUSINESS;

const day = (text: string) => new Date(`${text}T09:00:00+09:00`);

/** Fills a migrated database with a small data set that has every kind of row. */
export async function seedWorld(db: Database): Promise<void> {
  await db
    .insert(malls)
    .values([
      aMall({ mallId: mallOf.GENERAL, mallUrl: 'familyshop', mallNm: '한빛 패밀리샵', isDefault: true }),
      aMall({ mallId: mallOf.BUSINESS, mallUrl: 'bizhanbit', mallSalesType: 'BUSINESS', mallStyle: 'B' }),
      aMall({ mallId: mallOf.CONSIGNMENT, mallUrl: 'familyshop-c', mallSalesType: 'CONSIGNMENT' }),
      aMall({ mallId: mallOf.UPLOAD, mallUrl: 'familyshop-u', mallSalesType: 'UPLOAD' }),
      aMall({ mallId: mallOf.COMMON, mallUrl: 'groupware', mallSalesType: 'COMMON' }),
      aMall({ mallId: mallOf.ERROR, mallUrl: 'familyshop-e', mallSalesType: 'ERROR' }),
      aMall({ mallId: mallOf.MARKETING, mallUrl: 'familyshop-m', marketingMallYn: 'Y' }),
    ]);
  await seedMembers(db);
  await seedProducts(db);
  await seedShelves(db, home, [
    'GD0001',
    'GD0002',
    'GD0003',
    'GD0004',
    'GD0005',
    'GD0006',
    'HP0001',
    'HP0002',
    'HP0003',
  ]);
  await seedShelves(db, elsewhere, ['GD0001', 'GD0009', 'HP0001']);
  await seedDisplay(db);
  await seedBoards(db);
}

async function seedMembers(db: Database): Promise<void> {
  const ofEachMall = Object.values(mallOf).map((mallId) => aMember({ mallId, passwordHash }));
  await db
    .insert(members)
    .values(
      [
        ...ofEachMall,
        aMember({ mallId: home, passwordHash, loginId: 'dormant', memStat: 'DORMANT' }),
        aMember({ mallId: home, passwordHash, loginId: 'nomail', email: null, emailCertYn: 'N' }),
        aMember({ mallId: home, passwordHash, loginId: 'initial', initPwdYn: 'Y' }),
        aMember({ mallId: home, passwordHash, loginId: 'temporary', tmpPwdYn: 'Y' }),
        aMember({ mallId: home, passwordHash, loginId: 'gone', memStat: 'WITHDRAWN' }),
      ].map(plainRow),
    );
}

async function seedProducts(db: Database): Promise<void> {
  await db.insert(products).values([
    aProduct({
      gdsGrpNo: 'GD0001',
      name: '온결 무선 전기주전자',
      sortPrc: 42_900,
      makerCd: 'ONGYEOL',
      makerNm: '온결',
      regDts: day('2026-01-01'),
    }),
    aProduct({
      gdsGrpNo: 'GD0002',
      name: '가온 세라믹 냄비',
      sortPrc: 29_000,
      regDts: day('2026-02-01'),
      stckrType: '특가',
      stckrColor: '#c62f36',
    }),
    aProduct({
      gdsGrpNo: 'GD0003',
      name: '가온 스테인리스 팬',
      sortPrc: 35_000,
      regDts: day('2026-03-01'),
      gdsStat: 'GD00405',
      stckqty: 0,
    }),
    aProduct({
      gdsGrpNo: 'GD0004',
      name: '누리 무선 청소기',
      sortPrc: 259_000,
      makerCd: 'NURI',
      makerNm: '누리',
      regDts: day('2026-03-15'),
    }),
    aProduct({ gdsGrpNo: 'GD0005', name: '판매가 멈춘 상품', sortPrc: 10_000, gdsStat: 'GD00404' }),
    aProduct({ gdsGrpNo: 'GD0006', name: '지워진 상품', sortPrc: 10_000, gdsStat: 'GD00406' }),
    aProduct({ gdsGrpNo: 'GD0009', name: '다른 쇼핑몰만 파는 상품', sortPrc: 10_000 }),
    aProduct({ gdsGrpNo: 'HP0001', name: '누리온 엑스 파이브', sortPrc: 58_900, makerCd: 'NURI', makerNm: '누리' }),
    aProduct({ gdsGrpNo: 'HP0002', name: '한빛폰 폴드', sortPrc: 98_000, makerCd: 'HANBIT', makerNm: '한빛' }),
    aProduct({
      gdsGrpNo: 'HP0003',
      name: '한빛폰 키즈',
      sortPrc: 31_000,
      makerCd: 'HANBIT',
      makerNm: '한빛',
      gdsStat: 'GD00405',
      stckqty: 0,
    }),
  ]);
  await db
    .insert(goods)
    .values([
      aGoods({ gdsGrpNo: 'GD0001', slPrc: 42_900, mktPrc: 59_000, relGdsGrpNos: ['GD0002'] }),
      aGoods({ gdsGrpNo: 'GD0002', slPrc: 29_000 }),
      aGoods({ gdsGrpNo: 'GD0003', slPrc: 35_000 }),
      aGoods({ gdsGrpNo: 'GD0004', slPrc: 259_000, dlvType: '2' }),
      aGoods({ gdsGrpNo: 'GD0005', slPrc: 10_000 }),
      aGoods({ gdsGrpNo: 'GD0006', slPrc: 10_000 }),
      aGoods({ gdsGrpNo: 'GD0009', slPrc: 10_000 }),
    ]);
  await db
    .insert(goodsOptions)
    .values({ optNo: 'GD0001-1', gdsGrpNo: 'GD0001', optNm: '필터 추가', addPrc: 5000, stckqty: 3, prir: 1 });
  await db
    .insert(wireless)
    .values([
      aPhone({ gdsGrpNo: 'HP0001', phonePrice: 32_450, planPrice: 26_450 }),
      aPhone({ gdsGrpNo: 'HP0002', phonePrice: 60_000, planPrice: 38_000 }),
      aPhone({ gdsGrpNo: 'HP0003', phonePrice: 5000, planPrice: 26_000, joinTpList: ['NEW', 'CHANGE'] }),
    ]);
  await db.insert(wirelessMemories).values([
    { gdsGrpNo: 'HP0001', phoneMemory: '256GB', relsPrc: 1_254_000, prir: 1 },
    { gdsGrpNo: 'HP0001', phoneMemory: '512GB', relsPrc: 1_397_000, prir: 2 },
  ]);
  await db.insert(carriers).values([
    {
      telecomCd: 'TC01',
      telecomNm: '한빛텔레콤',
      crdt: { crdtrNm: '한빛텔레콤', crdtrAddr: '서울 한빛타워', crdtrTel: '1500-0200', payDd: 25, lateRate: 9.9 },
    },
    { telecomCd: 'TC02', telecomNm: '나래텔레콤' },
  ]);
  await db.insert(plans).values({
    planNo: 'PL1',
    telecomCd: 'TC01',
    planNm: '가온 5G 라이트',
    planPrice: 55_000,
    dataCntn: '12GB',
    voiceCntn: '무제한',
    smsCntn: '기본 제공',
    slctDscntPrc: 13_750,
    keepMnth: 6,
    prir: 1,
  });
  await db.insert(additionalServices).values([
    { addSvcNo: 'AS1', addSvcNm: '통화 연결음', mnthPrc: 990, prir: 1 },
    { addSvcNo: 'AS2', addSvcNm: '파손 보험', mnthPrc: 5_900, prir: 2 },
  ]);
  const pair = { gdsGrpNo: 'HP0001', planNo: 'PL1' };
  await db.insert(wirelessPlans).values([
    { ...pair, phoneMemory: '256GB', joinTp: 'NEW', sprtPrc: 240_000, addSprtPrc: 36_000 },
    { ...pair, phoneMemory: '256GB', joinTp: 'TRANS', sprtPrc: 300_000, addSprtPrc: 45_000 },
    { ...pair, phoneMemory: '512GB', joinTp: 'NEW', sprtPrc: 260_000, addSprtPrc: 39_000 },
  ]);
  await db.insert(productColors).values([
    { gdsGrpNo: 'GD0001', prir: 1, colorNm: '화이트', colorHexCode: '#FFFFFF', stckqty: 5 },
    { gdsGrpNo: 'GD0001', prir: 2, colorNm: '레드', colorHexCode: '#cc0000', stckqty: 0 },
    { gdsGrpNo: 'GD0002', prir: 1, colorNm: '화이트', colorHexCode: '#ffffff', stckqty: 5 },
    { gdsGrpNo: 'HP0001', prir: 1, colorNm: '블루', colorHexCode: '#1b2a4a' },
    { gdsGrpNo: 'HP0001', prir: 2, colorNm: '지워진 색', colorHexCode: '#000000', gdsColorStat: 'GD00704' },
  ]);
}

async function seedShelves(db: Database, mallId: string, numbers: readonly string[]): Promise<void> {
  const category = { mallId, mobileImgFileNm: 'phone.svg', mobileImgFilePath: '/images/category/A/phone.svg' };
  await db.insert(categories).values([
    { ...category, ctgNo: '100', ctgNm: '휴대폰', ctgType: 'GD05301', url: '/goods/phone?ctgNo=100', prir: 1 },
    { ...category, ctgNo: '200', ctgNm: '생활', ctgType: 'GD05302', url: '/goods/living?ctgNo=200', prir: 2 },
    {
      ...category,
      ctgNo: '300',
      ctgNm: '데스크톱만',
      ctgType: 'GD05303',
      url: '/goods/event?ctgNo=300',
      prir: 3,
      mobileUseYn: 'N',
    },
    {
      ...category,
      ctgNo: '201',
      upCtgNo: '200',
      ctgNm: '주방',
      ctgType: 'GD05302',
      url: '/goods/kitchen?ctgNo=201',
      prir: 1,
    },
  ]);
  await db.insert(mallProducts).values(numbers.map((gdsGrpNo, index) => aShelf({ mallId, gdsGrpNo, index })));
  await db
    .insert(categoryProducts)
    .values(numbers.map((gdsGrpNo) => ({ mallId, gdsGrpNo, ctgNo: aShelf({ mallId, gdsGrpNo, index: 0 }).ctgNo })));
}

async function seedDisplay(db: Database): Promise<void> {
  await db.insert(corners).values([
    { cornerNo: 'C1', mallId: home, cornerNm: '큰 배너', dispArea: '012001', dispType: 'DP00103', prir: 1 },
    { cornerNo: 'C2', mallId: home, cornerNm: '추천', dispArea: '012002', dispType: 'DP00101', prir: 2 },
    { cornerNo: 'C3', mallId: home, cornerNm: '모바일 배너', dispArea: '013001', dispType: 'DP00103', prir: 1 },
    { cornerNo: 'C4', mallId: home, cornerNm: '안내', dispArea: '014001', dispType: 'DP00104', prir: 1 },
    { cornerNo: 'C9', mallId: elsewhere, cornerNm: '다른 쇼핑몰', dispArea: '012001', dispType: 'DP00104', prir: 1 },
  ]);
  await db.insert(cornerContents).values([
    { cornerNo: 'C1', prir: 1, imgPath: '/images/banner/1.svg', altText: '봄', url: '/goods/phone?ctgNo=100' },
    { cornerNo: 'C2', prir: 2, gdsGrpNo: 'HP0001' },
    { cornerNo: 'C2', prir: 1, gdsGrpNo: 'GD0001' },
    { cornerNo: 'C3', prir: 1, imgPath: '/images/banner/2.svg', altText: '봄', url: null },
    { cornerNo: 'C4', prir: 1, html: '<p>안내</p>' },
    { cornerNo: 'C9', prir: 1, html: '<p>다른 쇼핑몰</p>' },
  ]);
  const spring = { startDts: day('2026-04-01'), endDts: day('2026-05-01') };
  const winter = { startDts: day('2026-01-01'), endDts: day('2026-02-01') };
  const promotion = { mallId: home, promDesc: '설명', imgPath: '/images/banner/3.svg', url: '/goods/phone?ctgNo=100' };
  await db.insert(promotions).values([
    { ...promotion, ...spring, promNo: 'P2', promNm: '둘째', prir: 2 },
    { ...promotion, ...spring, promNo: 'P1', promNm: '첫째', prir: 1 },
    { ...promotion, ...winter, promNo: 'P3', promNm: '지난 겨울', prir: 1 },
    { ...promotion, ...spring, promNo: 'P9', promNm: '다른 쇼핑몰', prir: 1, mallId: elsewhere },
  ]);
  await db.insert(popups).values([
    { ...spring, popSeq: 1, mallId: home, popType: 'DP01801', popHtml: '<p>창</p>', url: null, device: 'PC', prir: 1 },
    {
      ...spring,
      popSeq: 2,
      mallId: home,
      popType: 'DP01802',
      popHtml: '<p>띠</p>',
      url: '/board/boardList',
      device: null,
      prir: 2,
    },
    {
      ...winter,
      popSeq: 3,
      mallId: home,
      popType: 'DP01802',
      popHtml: '<p>지난</p>',
      url: null,
      device: null,
      prir: 1,
    },
  ]);
  await db.insert(smartKeywords).values([
    { searchNo: 2, mallId: home, srhName: '냄비', prir: 2 },
    { searchNo: 1, mallId: home, srhName: '주전자', prir: 1 },
    { searchNo: 9, mallId: elsewhere, srhName: '다른 쇼핑몰', prir: 1 },
  ]);
  await db.insert(terms).values([
    { infoNo: 1, mallId: home, code: 'ME0360101', terms: '<p>#{mallNm} 1판</p>', apprDts: day('2025-01-01') },
    { infoNo: 2, mallId: home, code: 'ME0360101', terms: '<p>#{mallNm} 2판</p>', apprDts: day('2026-01-01') },
    { infoNo: 3, mallId: home, code: 'ME0360101', terms: '<p>심사 중</p>', apprDts: day('2026-04-01'), apprStat: 'R' },
  ]);
}

async function seedBoards(db: Database): Promise<void> {
  const post = { mallId: home, tp: 'CM00404' as const, cntnHtml: '<p>내용</p>' };
  await db.insert(boards).values([
    { ...post, brdNo: 1, title: '오래된 공지', regDts: day('2026-01-01') },
    { ...post, brdNo: 2, title: '100% 환불 안내', regDts: day('2026-02-01'), fixYn: 'Y' },
    {
      ...post,
      brdNo: 3,
      title: '새 공지',
      regDts: day('2026-04-14'),
      fileList: [{ fileNm: '안내.svg', filePath: '/images/board/1.svg', size: 10 }],
    },
    {
      ...post,
      brdNo: 4,
      title: 'MD 후기',
      tp: 'CM00410',
      regDts: day('2026-04-01'),
      thmbImgPath: '/images/board/2.svg',
    },
    { ...post, brdNo: 9, title: '다른 쇼핑몰 공지', mallId: elsewhere, regDts: day('2026-04-01') },
  ]);
  await db.insert(faqCategories).values([
    { mallId: home, faqCtgCd: 'FAQ02', faqCtgNm: '배송', prir: 2 },
    { mallId: home, faqCtgCd: 'FAQ01', faqCtgNm: '주문', prir: 1 },
  ]);
  await db.insert(faqs).values([
    {
      faqNo: 1,
      mallId: home,
      faqCtgCd: 'FAQ01',
      qstn: '주문은 어떻게 하나요?',
      ansHtml: '<p>담아 주세요.</p>',
      prir: 1,
    },
    { faqNo: 2, mallId: home, faqCtgCd: 'FAQ02', qstn: '언제 오나요?', ansHtml: '<p>배송은 이틀 걸려요.</p>', prir: 2 },
    { faqNo: 9, mallId: elsewhere, faqCtgCd: 'FAQ01', qstn: '다른 쇼핑몰', ansHtml: '<p>다른 쇼핑몰</p>', prir: 1 },
  ]);
}
