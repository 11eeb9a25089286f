import type { RestContext } from './rest.ts';

// What a team writes first: fetch, rename, return. It checks nothing and caches nothing, so that it does less than our
// gateway does.

type Row = Record<string, any>; // eslint-disable-line typescript/no-explicit-any -- the mall's rows, unchecked

const pre = '/api/v1/mall/pre/layout';
const layoutCalls = ['login', 'menu', 'popup'].map((name) => `${pre}/${name}?`);
/** Whether a GET is one of the three calls for the layout of a mall. */
export const isLayout = (path: string) => layoutCalls.some((start) => path.startsWith(start));
const image = (path: unknown, alt: unknown) =>
  typeof path === 'string' ? { url: path, alt: String(alt ?? '') } : null;
const time = (digits: unknown) => (typeof digits === 'string' ? `${digits.slice(0, 2)}:${digits.slice(2)}` : null);
const pathIn = (mallUrl: string, url: unknown) =>
  typeof url === 'string' && url.startsWith('/') ? `/${mallUrl}${url}` : url;
const favorite = (value: unknown) => (value === 'Y' ? true : value === 'N' ? false : null);
const hex = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : '#000000');

const categoryTypes: Record<string, string> = {
  GD05301: 'LINE',
  GD05302: 'GENERAL',
  GD05303: 'EVENT',
  GD05304: 'SUBSCRIPTION',
};
const deliveryTypes: Record<string, string> = {
  1: 'COMMON',
  2: 'FREIGHT',
  3: 'SPECIAL',
  4: 'SHUTTLE',
  5: 'RESPONSE',
  8: 'TODAY',
  9: 'SELF_PICKUP',
};
const popupKinds: Record<string, string> = { DP01801: 'WINDOW', DP01802: 'TOP' };

function toMall({ adMall }: Row): Row {
  return {
    id: `Mall:${adMall.mallId}`,
    number: adMall.mallId,
    url: adMall.mallUrl,
    title: adMall.mallTitle,
    name: adMall.mallNm,
    salesType: adMall.mallSalesType,
    theme: adMall.mallStyle,
    branding: {
      logo: image(adMall.ciImg, adMall.mallNm),
      footerLogo: image(adMall.footerCiImg, adMall.mallNm),
      footerLogoUrl: adMall.footerCiUrl,
    },
    customerCenter: {
      phone: adMall.custTel,
      opensAt: time(adMall.centerStartTime),
      closesAt: time(adMall.centerEndTime),
      email: adMall.mallEmail,
    },
    company: {
      name: adMall.company,
      representativeName: adMall.representativeName,
      address: adMall.address,
      businessNumber: adMall.businessNum,
      registrationNumber: adMall.registrationNumber,
      salesPermitNumber: adMall.salesPermitNumber,
    },
  };
}

function toCategory(row: Row, mallUrl: string): Row {
  return {
    id: `Category:${row.ctgNo}`,
    number: row.ctgNo,
    name: row.ctgNm,
    type: categoryTypes[row.ctgType] ?? null,
    url: pathIn(mallUrl, row.url),
    isShownOnMobile: row.mobileUseYn !== 'N',
    image: image(row.mobileImgFilePath, ''),
    subcategories: (row.gdCtgSub ?? []).map((each: Row) => toCategory(each, mallUrl)),
  };
}

function toGoods(row: Row): Row {
  const colors = (row.colorQtyList ?? []).map((color: Row) => ({
    name: color.colorNm,
    hex: hex(color.colorHexCode),
    stock: color.stckqty,
  }));
  const availableColors = colors.filter(({ stock }: Row) => stock > 0);
  return {
    __typename: 'Goods',
    id: `Product:${row.gdsGrpNo}`,
    number: row.gdsGrpNo,
    categoryNumber: row.ctgNo,
    name: row.dispGdsNm,
    image: image(row.imgPath, row.dispGdsNm),
    tag: row.gdsGrpTag,
    sticker: row.gdsGrpStckr && { type: row.gdsGrpStckr.type, color: hex(row.gdsGrpStckr.color) },
    isFavorite: favorite(row.fvrtYn),
    isSoldOut: row.gdsStat === 'GD00405' || (colors.length > 0 && availableColors.length === 0),
    hasStock: row.stckqty + row.stckqty2 > 0,
    availableColors,
    salePrice: row.slPrc,
    marketPrice: row.mktPrc,
    deliveryType: deliveryTypes[row.dlvType] ?? null,
  };
}

function toPhone(row: Row): Row {
  const colors = (row.colorList ?? []).map((color: Row) => ({
    name: color.colorNm,
    hex: hex(color.colorHexCode),
    status: color.gdsColorStat,
  }));
  const availableColors = colors.filter(({ status }: Row) => status === 'GD00701');
  const price: Row = row.priceData ?? {};
  return {
    __typename: 'WirelessPhone',
    id: `Product:${row.gdsGrpNo}`,
    number: row.gdsGrpNo,
    categoryNumber: row.masterCtgNo,
    name: row.gdsGrpNm,
    image: image(row.mainImgPath, row.gdsGrpNm),
    tag: row.gdsGrpTag,
    sticker: row.gdsGrpStckr && { type: row.gdsGrpStckr.type, color: hex(row.gdsGrpStckr.color) },
    isFavorite: favorite(row.fvrtYn),
    isSoldOut: availableColors.length === 0,
    hasStock: row.stckqty + row.stckqty2 > 0,
    availableColors,
    price: {
      discountType: price.discType,
      memory: price.phoneMemory,
      phoneMonthly: price.phonePrice,
      planName: price.planName,
      planMonthly: price.planPrice,
      totalMonthly: price.totalPrice,
    },
    joinBenefits: [
      { joinType: 'NEW', amount: row.newNum * 10_000 },
      { joinType: 'TRANSFER', amount: row.transNum * 10_000 },
      { joinType: 'CHANGE', amount: row.changeNum * 10_000 },
    ],
    extraInfo: [row.otherItem1, row.otherItem2].filter(Boolean),
  };
}

async function products({ number: mallId }: Row, { numbers }: Row, { rest }: RestContext): Promise<Row[]> {
  const [goods, phones] = ['GD', 'HP'].map((kind) => numbers.filter((each: string) => each.startsWith(kind)));
  const [goodsAnswer, phonesAnswer] = await Promise.all([
    goods.length > 0 ? rest.post(`${pre}/product/goods`, { mallId, gdsGrpNolist: goods }) : { goodsList: [] },
    phones.length > 0
      ? rest.post(`${pre}/product/wireless`, {
          mallId,
          searchProps: { brandType: 'ALL', rangeType: 'ALL' },
          gdsGrpNolist: phones,
        })
      : { ncpList: [] },
  ]);
  const found = new Map(
    [...goodsAnswer.goodsList.map(toGoods), ...phonesAnswer.ncpList.map(toPhone)].map((each: Row) => [
      each.number,
      each,
    ]),
  );
  return numbers.map((number: string) => found.get(number) ?? null);
}

const byPriority = (one: Row, other: Row) => one.prir - other.prir;

export const plainResolvers = {
  Query: {
    mall: async (_root: unknown, { url }: Row, { rest }: RestContext) =>
      toMall(await rest.get(`${pre}/login?mallUrl=${encodeURIComponent(url)}&device=PC`)),
  },
  Mall: {
    menu: async ({ number, url }: Row, _arguments: Row, { rest }: RestContext) =>
      (await rest.get(`${pre}/menu?mallId=${number}&device=PC`))
        .toSorted(byPriority)
        .map((row: Row) => toCategory(row, url)),
    popups: async ({ number, url }: Row, _arguments: Row, { rest }: RestContext) =>
      (await rest.get(`${pre}/popup?mallId=${number}&device=PC`)).map((row: Row) => ({
        id: `Popup:${row.popSeq}`,
        number: row.popSeq,
        kind: popupKinds[row.popType] ?? null,
        html: row.popHtml,
        url: pathIn(url, row.url),
      })),
    smartKeywords: async (_mall: Row, _arguments: Row, { rest, token }: RestContext) =>
      token === null
        ? null
        : (await rest.get('/api/v1/mall/layout/smart', token)).map((row: Row) => ({
            id: `Keyword:${row.searchNo}`,
            number: row.searchNo,
            name: row.srhName,
            priority: row.prir,
          })),
    products,
  },
  Product: { __resolveType: ({ __typename }: Row) => __typename },
};
