/** Who may see a page: `visitors` only, `members` only, `all` unless the mall requires a login, `anyone` always. */
export type Audience = 'visitors' | 'members' | 'all' | 'anyone';

/** Which device has a path: D desktops alone, M phones alone, B both. */
export type Where = 'D' | 'M' | 'B';

export interface ListedPath {
  path: string;
  where: Where;
  /** G general, B business, N consignment, U upload, C common. */
  kinds: string;
  audience: Audience;
  page: string;
  /** What a phone shows there, where it is another page. */
  phonePage: string;
}

// Written by hand from the specification, sections 2 and 6, and not from the storefront's table.
const listing = `
  login                          B GBNUC  visitors  login
  login/again/and/again          B GBNUC  visitors  login
  signup                         B GBNU   visitors  sign-up
  joinMailAuth                   B GBNU   visitors  join-mail
  email/authDormant              B GBNUC  visitors  wake-dormant
  email/authDormant/a1b2/c3      B GBNUC  visitors  wake-dormant
  popup/findId                   D GBNUC  visitors  find-id
  popup/password                 D GBNUC  visitors  find-password
  popup/payClaimInfoPopup        D GBNUC  visitors  pay-claim-info
  popup/certPhone                B GBNUC  anyone    certify-phone
  findUserInfoForm               M GBNUC  visitors  find-user
  findUserInfo                   M GBNUC  visitors  find-user-result
  popup/pgReturnPopup            M GBNUC  visitors  payment-return
  kakao/handyService             M GBNUC  anyone    handy-service
  intro                          M GBNUC  anyone    intro
  popup/disDormant               D GBNUC  members   end-dormancy
  popup/notCertEmail             D GBNU   members   certify-email
  popup/printWirelessGoodsOrder  D GBNC   members   print-order
  popup/payNoticePopup           D GBNUC  members   pay-notice
  updatePasswordForm             B GBNUC  members   update-password
  home                           B GBNC   all       home
  main/initMain                  B GBNC   all       home
  main/main                      B GBNC   all       home
  main/main/a/b                  B GBNC   all       home
  goods/phone                    B GBNC   all       category
  goods/detailGoods              B GBNC   all       product
  goods/ngd/HP26000011           B GBNC   all       product
  goods/list/100                 M GBNC   all       category
  goods/orderWireless/form       B GBNC   members   phone-order
  goods/orderWireless/form/2     B GBNC   members   phone-order
  order/orderWireless/form       B GBNC   members   phone-order
  order/orderWireless/complete/7 B GBNC   members   phone-order-complete
  order/orderWireless/detail/7   B GBNC   members   phone-order-detail
  goods/orderGoods/cart          B GBNC   members   cart
  goods/orderGoods/orderForm     B GBNC   members   order-form
  goods/orderGoods/orderPay/17   B GBNC   members   order-pay
  order/orderComplete/17         B GBNC   members   order-complete
  order/orderFail/17             B GBNC   members   order-fail
  exhibition/spring              B GBNC   all       exhibition
  exhibition/listExhibition      B GBNC   all       exhibitions
  exhibition/spring/more         D GBNC   all       exhibition
  myshop                         B GBNU   members   my-shop
  myshop/checkPassword           B GBNU   members   member-information
  myshop/listMyOrder             B GBNU   members   order-list
  myshop/listMyOrder/17          B GBNU   members   order-detail
  myQuestion/listMyOrder/17      B GBNU   members   order-detail
  order/orderDetail/17           B GBNC   members   order-detail
  order/orderDetail/17/cancel    B GBNC   members   order-step
  goods/orderGoods/orderDetail/7 B GBNC   members   order-detail
  order/listMyOrder              B GBNC   members   order-list
  goods/orderGoods/listMyOrder   B GBNC   members   order-list
  myshop/listFaq                 B GBNU   all       faq
  myshop/scssMemberForm          B GBN    members   withdrawal
  myshop/scssMemberDone          B GBN    anyone    goodbye
  myShop/modMemInfoPwConfirm     B GBNU   members   member-information
  myShop/faqList                 B GBNU   all       faq
  myQuestion                     M GBNU   members   my-shop
  myQuestion/listMyOrder         B GBNU   members   order-list
  myQuestion/listCart            B GBN    members   cart
  myshop/listCart                B GBN    members   cart
  myshop/listMyQuestion          B GBNU   members   my-questions
  myQuestion/listMyQuestion      B GBNU   members   my-questions
  myQuestion/listMyJjim          B GBN    members   favorites
  myshop/listMyJjim              B GBN    members   favorites
  myQuestion/listMyDelivery      B GBNU   members   addresses
  myshop/listMyDelivery          B GBNU   members   addresses
  myshop/listMyCoupon            B GBN    members   coupons
  myQuestion/listMyCoupon        B GBN    members   coupons
  myshop/listMyPoint             B GBN    members   points
  myQuestion/listMyPoint         B GBN    members   points
  order/listMyDelivery           B GBNC   members   addresses
  goods/orderGoods/listMyDelivery B GBNC  members   addresses
  order/cart                     B GBNC   members   cart
  subs/subsList                  B GBNC   all       subscriptions
  subs/detailSubs                B GBNC   all       subscription
  subs/goSubsOrder/step/2        D GBNC   members   subscription-order
  subs/detailSubsApplf/9         B GBNC   members   subscription-application
  subs/orderSubs/form            M GBNC   members   subscription-order
  content/familyShopIntro        D GBNUC  all       shop-introduction
  board/boardList                B GBNUC  all       board
  board/boardList/12             D GBNUC  all       board
  notice                         M GBNUC  all       notices
  mdReview                       M GBNUC  all       reviews
  etcSale/used                   B GBNC   all       other-sales
  etcSale/used/a/b/c             B GBNC   all       other-sales
  search/searchGoodsList         B GBNC   members   search-results
  upload                         D U      members   upload
`;

export const listedPaths: readonly ListedPath[] = listing
  .trim()
  .split('\n')
  .map((line) => {
    const [path = '', where = '', kinds = '', audience = '', page = '', phonePage = page] = line.trim().split(/\s+/u);
    return { path, where: where as Where, kinds, audience: audience as Audience, page, phonePage };
  });
