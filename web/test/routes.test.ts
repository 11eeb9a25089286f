import { describe, expect, test } from 'vitest';
import { findRoute, counterpartOf } from '../src/shop/addresses/match-page.ts';

// Written from the specification, section 2, not from the table, which may have more (tests/harness/every-page.ts): path below the mall, page, who may see it. public:
// visitors only. mall: anyone where no login is required. member: members only. anyone: both.
const desktop = `
  login                                   login                     public
  login/again/and/again                   login                     public
  signup                                  sign-up                   public   SIGN_UP
  joinMailAuth                            join-mail                 public   SIGN_UP
  email/authDormant                       wake-dormant              public
  email/authDormant/a1b2                  wake-dormant              public
  popup/findId                            find-id                   public
  popup/password                          find-password             public
  popup/payClaimInfoPopup                 pay-claim-info            public
  popup/certPhone                         certify-phone             anyone
  popup/disDormant                        end-dormancy              member
  popup/notCertEmail                      certify-email             member   EMAIL_CERTIFICATION
  popup/printWirelessGoodsOrder           print-order               member   ORDER_PRINT
  popup/payNoticePopup                    pay-notice                member
  updatePasswordForm                      update-password           member
  home                                    home                      mall     SHOPPING
  main/initMain                           home                      mall     SHOPPING
  main/main                               home                      mall     SHOPPING
  main/main/anything                      home                      mall     SHOPPING
  goods/list                              category                  mall     SHOPPING
  goods/detailGoods                       product                   mall     SHOPPING
  goods/ngd/GD0001                        product                   mall     SHOPPING
  exhibition/spring                       exhibition                mall     SHOPPING
  exhibition/spring/more                  exhibition                mall     SHOPPING
  exhibition/listExhibition               exhibitions               mall     SHOPPING
  myshop                                  my-shop                   member   MY_SHOP
  myshop/main                             my-shop                   member   MY_SHOP
  myshop/listMyQuestion                   my-questions              member   MY_SHOP
  myshop/checkPassword                    member-information        member   MY_SHOP
  myshop/listMyOrder                      order-list                member   MY_SHOP
  order/listMyOrder                       order-list                member   SHOPPING
  myshop/listMyOrder/17                   order-detail              member   MY_SHOP
  order/orderDetail/17                    order-detail              member   SHOPPING
  order/orderDetail/17/cancel             order-step                member   SHOPPING
  myshop/listMyJjim                       favorites                  member   MY_SHOP,SHOPPING
  myshop/listMyDelivery                   addresses                 member   MY_SHOP
  myshop/listMyCoupon                     coupons                   member   MY_SHOP,SHOPPING
  myshop/listMyPoint                      points                    member   MY_SHOP,SHOPPING
  order/listMyDelivery                    addresses                 member   SHOPPING
  goods/orderGoods/listMyDelivery         addresses                 member   SHOPPING
  myshop/listFaq                          faq                       mall     MY_SHOP
  myshop/scssMemberForm                   withdrawal                member   WITHDRAWAL
  myshop/scssMemberDone                   goodbye                   anyone   WITHDRAWAL
  order/cart                              cart                      member   SHOPPING
  myshop/listCart                         cart                      member   MY_SHOP,SHOPPING
  goods/orderGoods/cart                   cart                      member   SHOPPING
  order/orderWireless                     phone-order               member   SHOPPING
  order/orderWireless/selectJoin          phone-order               member   SHOPPING
  goods/orderWireless/selectJoin          phone-order               member   SHOPPING
  order/orderWireless/complete/17         phone-order-complete      member   SHOPPING
  order/orderWireless/detail/17           phone-order-detail        member   SHOPPING
  order/orderWireless/detail/17/cancel    phone-order-detail        member   SHOPPING
  goods/orderWireless/complete/17         phone-order-complete      member   SHOPPING
  goods/orderWireless/detail/17/cancel    phone-order-detail        member   SHOPPING
  order/done/20260501                     order                     member   SHOPPING
  order/done/20260501/print               order                     member   SHOPPING
  order/orderForm/OS1                     order-form                member   SHOPPING
  order/orderForm                         order-form                member   SHOPPING
  order/orderPay/17                       order-pay                 member   SHOPPING
  order/orderPay                          order                     member   SHOPPING
  order/orderComplete/17                  order-complete            member   SHOPPING
  order/orderComplete                     order                     member   SHOPPING
  order/orderFail/17                      order-fail                member   SHOPPING
  subs/subsList                           subscriptions             mall     SHOPPING
  subs/detailSubs                         subscription              mall     SHOPPING
  subs/goSubsOrder                        subscription-order        member   SHOPPING
  subs/goSubsOrder/step/2                 subscription-order        member   SHOPPING
  subs/detailSubsApplf/9                  subscription-application  member   SHOPPING
  subs/detailSubsApplf/9/cancel           subscription-application  member   SHOPPING
  content/familyShopIntro                 shop-introduction         mall     CONTENT
  board/boardList                         board                     mall     CONTENT
  board/boardList/12                      board                     mall     CONTENT
  etcSale/used                            other-sales               mall     SHOPPING
  etcSale/used/a/b/c                      other-sales               mall     SHOPPING
  search/searchGoodsList                  search-results            member   SHOPPING
  upload                                  upload                    member   UPLOAD
`;

const mobile = `
  email/authDormant/a1b2                  wake-dormant              public
  joinMailAuth                            join-mail                 public   SIGN_UP
  login                                   login                     public
  signup                                  sign-up                   public   SIGN_UP
  findUserInfoForm                        find-user                 public
  findUserInfo                            find-user-result          public
  kakao/handyService                      handy-service             anyone
  popup/certPhone                         certify-phone             anyone
  popup/pgReturnPopup                     payment-return            public
  intro                                   intro                     anyone
  updatePasswordForm                      update-password           member
  home                                    home                      mall     SHOPPING
  main/initMain                           home                      mall     SHOPPING
  main/main/x                             home                      mall     SHOPPING
  myQuestion/listMyOrder                  order-list                member   MY_SHOP
  goods/orderGoods/listMyOrder            order-list                member   SHOPPING
  goods/orderGoods/orderDetail/17         order-detail              member   SHOPPING
  goods/orderGoods/orderDetail/17/return  order-step                member   SHOPPING
  myQuestion/listCart                     cart                      member   MY_SHOP,SHOPPING
  myShop/listCart                         cart                      member   MY_SHOP,SHOPPING
  order/cart                              cart                      member   SHOPPING
  myQuestion/listMyQuestion               my-questions              member   MY_SHOP
  myQuestion/listMyQuestion/3             my-shop                   member   MY_SHOP
  myQuestion/listMyJjim                   favorites                  member   MY_SHOP,SHOPPING
  myQuestion/listMyDelivery               addresses                 member   MY_SHOP
  myShop/listMyCoupon                     coupons                   member   MY_SHOP,SHOPPING
  myShop/listMyPoint                      points                    member   MY_SHOP,SHOPPING
  goods/orderGoods/listMyDelivery         addresses                 member   SHOPPING
  order/listMyDelivery                    addresses                 member   SHOPPING
  search/searchGoodsList                  search-results            member   SHOPPING
  notice                                  notices                   mall     CONTENT
  mdReview                                reviews                   mall     CONTENT
  goods/list                              category                  mall     SHOPPING
  goods/list/100                          category                  mall     SHOPPING
  goods/detailGoods                       product                   mall     SHOPPING
  goods/orderWireless/form                phone-order               member   SHOPPING
  goods/orderWireless/form/2              phone-order               member   SHOPPING
  order/orderWireless/form                phone-order               member   SHOPPING
  goods/orderWireless/complete/17         phone-order-complete      member   SHOPPING
  goods/orderWireless/detail/17/cancel    phone-order-detail        member   SHOPPING
  order/orderWireless/complete/17         phone-order-complete      member   SHOPPING
  order/orderWireless/detail/17           phone-order-detail        member   SHOPPING
  order/orderWireless/detail/17/cancel    phone-order-detail        member   SHOPPING
  goods/orderGoods/cart                   cart                      member   SHOPPING
  goods/orderGoods/orderForm              order-form                member   SHOPPING
  goods/orderGoods/orderPay/17            order-pay                 member   SHOPPING
  goods/orderGoods/orderDone              order                     member   SHOPPING
  goods/orderGoods/orderComplete/17       order-complete            member   SHOPPING
  order/orderComplete/17                  order-complete            member   SHOPPING
  goods/orderGoods/orderFail/17           order-fail                member   SHOPPING
  subs/subsList                           subscriptions             mall     SHOPPING
  subs/detailSubs                         subscription              mall     SHOPPING
  subs/orderSubs/form                     subscription-order        member   SHOPPING
  subs/detailSubsApplf/9                  subscription-application  member   SHOPPING
  subs/detailSubsApplf/9/cancel           subscription-application  member   SHOPPING
  exhibition/list                         exhibitions               mall     SHOPPING
  exhibition/listExhibition               exhibitions               mall     SHOPPING
  board/boardList                         board                     mall     CONTENT
  myShop/main                             my-shop                   member   MY_SHOP
  myShop/faqList                          faq                       mall     MY_SHOP
  myShop/modMemInfoPwConfirm              member-information        member   MY_SHOP
  myShop/scssMemberForm                   withdrawal                member   WITHDRAWAL
  myShop/scssMemberDone                   goodbye                   anyone   WITHDRAWAL
  etcSale/used/a                          other-sales               mall     SHOPPING
`;

const rows = [...rowsOf(desktop, '/familyshop', 'DESKTOP'), ...rowsOf(mobile, '/m/familyshop', 'MOBILE')];

test.each(rows)('$path shows $page', ({ path, page, access, areas, device }) => {
  expect(findRoute(path)).toMatchObject({ entry: { page, device, access, areas }, params: { mallUrl: 'familyshop' } });
});

test.each([
  ['/familyshop/order/cart', '장바구니'],
  ['/familyshop/myshop/checkPassword', '회원정보 변경'],
  ['/m/familyshop/myQuestion/listCart', '장바구니'],
  ['/m/familyshop/goods/orderGoods/cart', '장바구니'],
  ['/m/familyshop/myQuestion/listMyQuestion', '1:1 문의'],
  ['/m/familyshop/myQuestion/listMyDelivery', '배송지 관리'],
  ['/m/familyshop/myShop/modMemInfoPwConfirm', '회원정보 변경'],
])('%s has the name of the link that leads there: %s', (path, title) => {
  expect(findRoute(path)?.entry.title).toBe(title);
});

describe('paths that start with a reserved word', () => {
  test.each([
    ['/', 'start'],
    ['/tid/callback', 'telecom-sign-in'],
    ['/tid/home', 'telecom-sign-in'],
    ['/pg', 'payment-return'],
    ['/kmcertVerification/result', 'phone-certification'],
    ['/email/rejectMailYn/abc123', 'reject-mail'],
  ])('%s belongs to no mall and shows %s', (path, page) => {
    const { entry, params } = findRoute(path)!;
    expect([entry.page, entry.device, params.mallUrl]).toEqual([page, null, undefined]);
    expect(counterpartOf(path, entry.device)).toBeNull();
  });
});

test.each(['/familyshop', '/familyshop/', '/m/familyshop'])('%s is the start of a mall', (path) => {
  expect(findRoute(path)).toMatchObject({ entry: { page: 'start' }, params: { mallUrl: 'familyshop' } });
});

test.each([
  ['/familyshop/nowhere', '/m/familyshop/nowhere'],
  ['/familyshop/goods', '/m/familyshop/goods'],
  ['/familyshop/goods/a/b/c', '/m/familyshop/goods/a/b/c'],
  ['/m/familyshop/nowhere/at/all', '/familyshop/nowhere/at/all'],
  // What is a page on the other device is found there.
  ['/familyshop/intro', '/m/familyshop/intro'],
  ['/m/familyshop/upload', '/familyshop/upload'],
  ['/m/familyshop/content/familyShopIntro', '/familyshop/content/familyShopIntro'],
])('%s is no page of its mall', (path, twinPath) => {
  expect(findRoute(path)).toMatchObject({
    entry: { page: 'unknown-path', access: 'anyone', areas: [] },
    params: { mallUrl: 'familyshop' },
  });
  expect(twinOfPath(path)).toBe(twinPath);
});

test.each([
  '/m',
  '/m/pg',
  '/pg/home',
  '/graphql/home',
  '/assets/home',
  '/email/authDormant/x',
  '/familyshop/%',
  '/%E0%A4%A/home',
])('%s is no page', (path) => {
  expect(findRoute(path)).toBeNull();
});

describe('the same page on the other device', () => {
  test.each([
    ['/familyshop/home', '/m/familyshop/home'],
    ['/m/familyshop/goods/list', '/familyshop/goods/list'],
    ['/familyshop/goods/ngd/GD0001', '/m/familyshop/goods/ngd/GD0001'],
    ['/familyshop/myshop/listMyOrder', '/m/familyshop/myshop/listMyOrder'],
    ['/familyshop', '/m/familyshop'],
    ['/familyshop/myshop/listFaq', '/m/familyshop/myshop/listFaq'],
    ['/m/familyshop/myShop/faqList', '/familyshop/myShop/faqList'],
    ['/m/familyshop/myQuestion/listCart', '/familyshop/myQuestion/listCart'],
  ])('of %s is %s', (path, counterpart) => {
    expect(twinOfPath(path)).toBe(counterpart);
    expect(pageAt(counterpart)).toBe(pageAt(path));
  });

  test.each(['/m/familyshop/intro', '/m/familyshop/notice', '/familyshop/upload', '/familyshop/popup/findId'])(
    'of %s there is none',
    (path) => {
      expect(twinOfPath(path)).toBeNull();
    },
  );
});

test('a mall may have a Korean segment', () => {
  expect(findRoute('/%EA%B0%80%EC%A1%B1/home')?.params.mallUrl).toBe('가족');
});

function pageAt(path: string) {
  return findRoute(path)?.entry.page;
}

function twinOfPath(path: string) {
  return counterpartOf(path, findRoute(path)?.entry.device ?? null);
}

function rowsOf(listing: string, start: string, device: 'DESKTOP' | 'MOBILE') {
  return listing
    .trim()
    .split('\n')
    .map((line) => {
      const [path = '', page = '', access = '', areas] = line.trim().split(/\s+/);
      return { path: `${start}/${path}`, page, access, areas: areas?.split(',') ?? [], device };
    });
}

test.each(['/familyshop/HOME', '/familyshop/h%6Fme', '/familyshop/home/'])(
  '%s is the home, in upper and lower case',
  (path) => {
    expect(pageAt(path)).toBe('home');
  },
);
