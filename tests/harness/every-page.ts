import { mallRoutes, outsideMalls, type RouteEntry } from '../../web/src/shop/addresses/route-table.ts';
import type { PageName } from '../../web/src/shop/addresses/page-name.ts';

/**
 * An address for every row of the route table except the starts, which redirect: for tests of every page. In malls of
 * theme A. A row with parameters needs values or samples.
 */
export interface Walk {
  device: 'desktop' | 'phone';
  /** Who visits: pages for visitors redirect members, and the other way around. */
  who: 'visitor' | 'member';
  addresses: string[];
}

const goodsNumber = 'GD26000204';
const phoneNumber = 'HP26000011';
const subscriptionNumber = 'GD26000064';

/** Values of parameters, by their names in the table. An optional one without a value is left out. */
const values: Readonly<Record<string, string>> = {
  orderNumber: '20260501',
  sheetNumber: 'OS20260501',
  step: 'cancel',
  memNo: '17',
};

const selectPhone = `selectJoin?gdsGrpNo=${phoneNumber}`;
const delivery = `delivery?subsNo=${subscriptionNumber}&cycle=EVERY_MONTH`;

/**
 * Addresses of rows that need more than values: a query, a rest, or one of each kind. By the row's path below the mall; the part of
 * the path that is as in the row is left out.
 */
const samples: Readonly<Record<string, readonly string[]>> = {
  'email/authDormant/*': ['a1b2'],
  'main/main/*': ['a'],
  'goods/detailGoods': [`?gdsGrpNo=${goodsNumber}`],
  'goods/ngd/:productNumber': [`${phoneNumber}?ctgNo=100100`],
  'goods/:categoryName': ['appliance?ctgNo=140000', 'phone?ctgNo=100000'],
  'goods/:categoryName/:categoryId': ['phone/100100'],
  'exhibition/:exhibitionName': ['weekend-sound'],
  'exhibition/:exhibitionName/*': ['weekend-sound'],
  'subs/subsList': ['?ctgNo=240000'],
  'subs/:categoryName': ['subsList?ctgNo=240000'],
  'subs/detailSubs': [`?subsNo=${subscriptionNumber}`],
  'subs/goSubsOrder/*': [delivery],
  'subs/orderSubs/:orderPage': [delivery],
  'subs/detailSubsApplf/:subsNo/*': ['9', '9/cancel'],
  // Phones have pages of their own for lists.
  'board/:boardName': ['boardDetail?tp=CM00404&brdNo=1001'],
  'board/:boardName/*': [
    'boardList?tp=CM00404&page=1',
    'boardDetail?tp=CM00404&brdNo=1001',
    'boardList?tp=CM00410&page=1',
  ],
  'order/:orderStatus/:orderNumber?/*': ['done/20260501'],
  'goods/orderGoods/:orderPage/*': ['done/20260501'],
  'order/orderWireless/:orderPage?/*': [selectPhone, 'form'],
  'goods/orderWireless/:orderPage?/*': [selectPhone, 'form'],
  'order/orderWireless/detail/:orderNumber/*': ['20260501', '20260501/cancel'],
  'goods/orderWireless/detail/:orderNumber/*': ['20260501', '20260501/cancel'],
  'etcSale/:categoryName/:option1?/:option2?/:option3?': ['member-week/EC0100081/low/1'],
  'search/searchGoodsList': ['', '?keyword=%EB%AC%B4%EC%84%A0&keyword=%EC%B2%AD%EC%86%8C%EA%B8%B0'],
  'tid/*': ['callback'],
  'kmcertVerification/*': ['result'],
  '*': ['nowhere'],
};

/** Pages that members see otherwise than visitors. */
const forMembersToo: readonly PageName[] = ['home', 'category', 'product'];

/** Addresses of a row of the table; `start` is that of a mall on a device. */
function addressesOf({ pattern }: RouteEntry, start: string): string[] {
  const path = pattern.replace(/^(?:\/m)?\/:mallUrl\//u, '').replace(/^\//u, '');
  const fixed = path.split('/').filter((part) => !/^[:*]/u.test(part));
  const listed = samples[path];
  if (listed) return listed.map((rest) => `${start}/${[...fixed, rest].join('/').replace(/\/(?=\?|$)/u, '')}`);
  const parts = path.split('/').flatMap((part) => {
    if (!/^[:*]/u.test(part)) return [part];
    const value = values[part.replaceAll(/[:?]/gu, '')];
    if (value === undefined && part.startsWith(':') && !part.endsWith('?'))
      throw new Error(`${pattern} needs a sample in tests/harness/every-page.ts`);
    return value ?? [];
  });
  return [`${start}/${parts.join('/')}`];
}

function walkOf(device: Walk['device'], who: Walk['who'], start: string): Walk {
  const table = mallRoutes.filter((entry) => entry.device === (device === 'phone' ? 'MOBILE' : 'DESKTOP'));
  const own = table.filter(({ page, access }) => page !== 'start' && (access === 'member') === (who === 'member'));
  const addresses = own.flatMap((entry) => addressesOf(entry, start));
  if (who === 'visitor')
    return {
      device,
      who,
      addresses: [
        ...outsideMalls.filter(({ page }) => page !== 'start').flatMap((entry) => addressesOf(entry, '')),
        ...addresses,
      ],
    };
  const others = forMembersToo.flatMap((page) => {
    const entry = table.find((each) => each.page === page);
    return entry ? addressesOf(entry, start).slice(0, 1) : [];
  });
  return { device, who, addresses: [...others, ...addresses] };
}

export const everyPage: Walk[] = [
  walkOf('desktop', 'visitor', '/familyshop'),
  walkOf('phone', 'visitor', '/m/familyshop'),
  walkOf('desktop', 'member', '/familyshop'),
  {
    device: 'desktop',
    who: 'member',
    addresses: ['/familyshop/myshop/listMyOrder?period=3d&state=shipping', '/bizupload/upload'],
  },
  walkOf('phone', 'member', '/m/familyshop'),
];

/** One page of a walk. */
export interface Step extends Pick<Walk, 'device' | 'who'> {
  address: string;
}

/**
 * A page of each template, on one device and then on the other. The tenth is the order form, which wants a sheet:
 * tests/journeys/order.test.ts has one.
 */
export const templates: Step[] = [
  { device: 'phone', who: 'visitor', address: '/m/familyshop/home' },
  { device: 'desktop', who: 'visitor', address: '/familyshop/goods/appliance?ctgNo=140000' },
  { device: 'phone', who: 'visitor', address: `/m/familyshop/goods/detailGoods?gdsGrpNo=${goodsNumber}` },
  { device: 'desktop', who: 'visitor', address: `/familyshop/goods/ngd/${phoneNumber}?ctgNo=100100` },
  { device: 'phone', who: 'visitor', address: '/m/familyshop/login' },
  { device: 'desktop', who: 'visitor', address: '/familyshop/board/boardList?tp=CM00404&page=1' },
  {
    device: 'phone',
    who: 'member',
    address: '/m/familyshop/search/searchGoodsList?keyword=%EB%AC%B4%EC%84%A0&keyword=%EC%B2%AD%EC%86%8C%EA%B8%B0',
  },
  { device: 'desktop', who: 'member', address: '/familyshop/order/cart' },
  { device: 'phone', who: 'member', address: '/m/familyshop/myShop/main' },
];

/**
 * The main page of every other theme, and one more kind of page of each. web/test/theme.test.ts proves the contrast of all. The
 * last mall requires a sign-in.
 */
export const otherThemes: Walk[] = [
  { device: 'desktop', who: 'visitor', addresses: inMall('/familyshopplus', ['home', 'goods/phone?ctgNo=100000']) },
  {
    device: 'phone',
    who: 'visitor',
    addresses: inMall('/m/familyshopab', ['home', 'goods/detailGoods?gdsGrpNo=GD26009598']),
  },
  {
    device: 'phone',
    who: 'visitor',
    addresses: inMall('/m/familyshopfresh', ['home', 'board/boardList?tp=CM00404&page=1']),
  },
  {
    device: 'desktop',
    who: 'member',
    addresses: inMall('/familyshopprime', ['home', 'goods/detailGoods?ctgNo=100000&gdsGrpNo=HP26000741']),
  },
];

function inMall(start: string, paths: string[]): string[] {
  return paths.map((path) => `${start}/${path}`);
}
