/**
 * An address for every row of the route table except the starts, which redirect: for tests of every page. In malls of
 * theme A. A row without one fails tests/docs/every-page.test.ts.
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

const outsideMalls = ['/tid/callback', '/pg', '/kmcertVerification/result', '/email/rejectMailYn/17'];

const desktopVisitor = [
  'login',
  'signup',
  'joinMailAuth',
  'email/authDormant/a1b2',
  'popup/findId',
  'popup/password',
  'popup/payClaimInfoPopup',
  'popup/certPhone',
  'home',
  'main/initMain',
  'main/main/a',
  'goods/appliance?ctgNo=140000',
  'goods/phone?ctgNo=100000',
  `goods/detailGoods?gdsGrpNo=${goodsNumber}`,
  `goods/ngd/${phoneNumber}?ctgNo=100100`,
  'exhibition/listExhibition',
  'exhibition/weekend-sound',
  'myshop/listFaq',
  'myshop/faqList',
  'myshop/scssMemberDone',
  'subs/subsList?ctgNo=240000',
  `subs/detailSubs?subsNo=${subscriptionNumber}`,
  'content/familyShopIntro',
  'board/boardList?tp=CM00404&page=1',
  'board/boardDetail?tp=CM00404&brdNo=1001',
  'board/boardList?tp=CM00410&page=1',
  'etcSale/member-week/EC0100081/low/1',
  'nowhere',
];
/** As desktops and as phones call them. */
const buying = ['order', 'goods/orderGoods'].flatMap((start) =>
  [
    'cart',
    'listMyOrder',
    'listMyDelivery',
    'orderDetail/20260501',
    'orderDetail/20260501/cancel',
    'orderForm/OS20260501',
    'orderPay/20260501',
    'orderComplete/20260501',
    'orderFail/20260501',
    'done/20260501',
  ].map((path) => `${start}/${path}`),
);

/** Below my shop, under either of a device's two names for it. */
const ownPages = [
  'listMyOrder',
  'listMyOrder/20260501',
  'listMyOrder/20260501/return',
  'listMyJjim',
  'listMyQuestion',
  'listMyDelivery',
  'listMyCoupon',
  'listMyPoint',
  'listCart',
];

function inMyShop(...starts: string[]): string[] {
  return starts.flatMap((start) => ownPages.map((path) => `${start}/${path}`));
}

const desktopMember = [
  'home',
  'goods/appliance?ctgNo=140000',
  `goods/detailGoods?gdsGrpNo=${goodsNumber}`,
  'popup/disDormant',
  'popup/notCertEmail',
  'popup/printWirelessGoodsOrder',
  'popup/payNoticePopup',
  'updatePasswordForm',
  'myshop',
  'myshop/main',
  ...inMyShop('myshop', 'myQuestion'),
  'myshop/listMyOrder?period=3d&state=shipping',
  'myshop/checkPassword',
  'myshop/modMemInfoPwConfirm',
  'myshop/scssMemberForm',
  ...buying,
  `order/orderWireless/selectJoin?gdsGrpNo=${phoneNumber}`,
  'order/orderWireless/complete/20260501',
  'order/orderWireless/detail/20260501',
  'order/orderWireless/detail/20260501/cancel',
  // Both devices know the other's word.
  'goods/orderWireless/form',
  'goods/orderWireless/complete/20260501',
  'goods/orderWireless/detail/20260501',
  `subs/goSubsOrder/delivery?subsNo=${subscriptionNumber}&cycle=EVERY_MONTH`,
  'subs/detailSubsApplf/9',
  'subs/detailSubsApplf/9/cancel',
  'search/searchGoodsList',
  'search/searchGoodsList?keyword=%EB%AC%B4%EC%84%A0&keyword=%EC%B2%AD%EC%86%8C%EA%B8%B0',
  'upload',
];
const phoneVisitor = [
  'intro',
  'login',
  'signup',
  'joinMailAuth',
  'email/authDormant/a1b2',
  'findUserInfoForm',
  'findUserInfo',
  'kakao/handyService',
  'popup/certPhone',
  'popup/pgReturnPopup',
  'home',
  'main/initMain',
  'main/main/a',
  'goods/appliance?ctgNo=140000',
  'goods/phone?ctgNo=100000',
  'goods/phone/100100',
  `goods/detailGoods?gdsGrpNo=${goodsNumber}`,
  `goods/ngd/${phoneNumber}?ctgNo=100100`,
  'subs/subsList?ctgNo=240000',
  `subs/detailSubs?subsNo=${subscriptionNumber}`,
  'exhibition/list',
  'exhibition/listExhibition',
  'exhibition/weekend-sound',
  'notice',
  'mdReview',
  'board/boardDetail?tp=CM00404&brdNo=1001',
  'myShop/faqList',
  'myShop/listFaq',
  'myShop/scssMemberDone',
  'etcSale/member-week',
  'nowhere',
];
const phoneMember = [
  'home',
  'goods/appliance?ctgNo=140000',
  `goods/detailGoods?gdsGrpNo=${goodsNumber}`,
  'updatePasswordForm',
  ...inMyShop('myQuestion', 'myShop'),
  'myQuestion',
  'search/searchGoodsList',
  'search/searchGoodsList?keyword=%EB%AC%B4%EC%84%A0&keyword=%EC%B2%AD%EC%86%8C%EA%B8%B0',
  `goods/orderWireless/selectJoin?gdsGrpNo=${phoneNumber}`,
  'goods/orderWireless/complete/20260501',
  'goods/orderWireless/detail/20260501',
  'goods/orderWireless/detail/20260501/cancel',
  'order/orderWireless/form',
  'order/orderWireless/complete/20260501',
  'order/orderWireless/detail/20260501',
  ...buying,
  `subs/orderSubs/delivery?subsNo=${subscriptionNumber}&cycle=EVERY_MONTH`,
  'subs/detailSubsApplf/9',
  'subs/detailSubsApplf/9/cancel',
  'myShop',
  'myShop/main',
  'myShop/modMemInfoPwConfirm',
  'myShop/checkPassword',
  'myShop/scssMemberForm',
];

export const everyPage: Walk[] = [
  { device: 'desktop', who: 'visitor', addresses: [...outsideMalls, ...inMall('/familyshop', desktopVisitor)] },
  { device: 'phone', who: 'visitor', addresses: [...outsideMalls, ...inMall('/m/familyshop', phoneVisitor)] },
  { device: 'desktop', who: 'member', addresses: [...inMall('/familyshop', desktopMember), '/bizupload/upload'] },
  { device: 'phone', who: 'member', addresses: inMall('/m/familyshop', phoneMember) },
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
