import type { Area, Device } from '../../__generated__/graphql.ts';
import { notFoundTitle } from '../../shared/page/not-found-title.ts';
import type { PageName } from './page-name.ts';

/**
 * Who may see a page. `public`: visitors only; a member is redirected to the home. `mall`: anyone, unless the mall
 * requires a login. `member`: signed-in members, in every mall. `anyone`: visitors and members alike.
 */
export type Access = 'public' | 'mall' | 'member' | 'anyone';

export interface RouteEntry {
  /** Pattern in the syntax of react-router, including the mall's segment. */
  pattern: string;
  page: PageName;
  /** Null outside of the malls. */
  device: Device | null;
  access: Access;
  /** The area of the storefront that it belongs to; null: open in every mall. */
  area: Area | null;
  /** Comes before the mall's title; null: the mall's title alone. */
  title: string | null;
  /** In a mall that requires a login, phones may still see it without one. */
  isOpenOnPhones?: boolean;
}

type Row = [path: string, page: PageName, access: Access, area: Area | null, title: string | null];

type MemberPage = [path: string, page: PageName, title: string];

/** A member's pages below my shop. Desktops and phones name that part differently. */
const ownPages: MemberPage[] = [
  ['listMyJjim', 'favorites', '찜한 상품'],
  ['listCart', 'cart', '장바구니'],
  ['listMyOrder', 'order-list', '주문 내역'],
  ['listMyOrder/:orderNumber', 'order-detail', '주문 상세'],
  ['listMyOrder/:orderNumber/:step', 'order-step', '주문 상세'],
  ['listMyDelivery', 'addresses', '배송지 관리'],
];

/** Buying, and a member's pages in malls without my shop. */
const buyingPages: MemberPage[] = [
  ['cart', 'cart', '장바구니'],
  ['listMyOrder', 'order-list', '주문 내역'],
  ['listMyDelivery', 'addresses', '배송지 관리'],
  ['orderDetail/:orderNumber', 'order-detail', '주문 상세'],
  ['orderDetail/:orderNumber/:step', 'order-step', '주문 상세'],
  ['orderForm/:sheetNumber?', 'order-form', '주문서'],
  ['orderPay/:orderNumber', 'order-pay', '결제하기'],
  ['orderComplete/:orderNumber', 'order-complete', '결제 결과'],
  ['orderFail/:orderNumber', 'order-fail', '결제 결과'],
];

/** The same on both devices: each also knows the other's paths, since links are shared between them. */
const buying: Row[] = [
  ...below('order', 'SHOPPING', buyingPages),
  ...below('goods/orderGoods', 'SHOPPING', buyingPages), // as phones call it
  ['order/:orderStatus/:orderNumber?/*', 'order', 'member', 'SHOPPING', '주문'],
  ['goods/orderGoods/:orderPage/*', 'order', 'member', 'SHOPPING', '주문'], // as phones call it
];

const desktop: Row[] = [
  ['', 'start', 'anyone', null, null],
  ['login/*', 'login', 'public', null, '로그인'],
  ['signup', 'sign-up', 'public', 'SIGN_UP', '회원가입'],
  ['joinMailAuth', 'join-mail', 'public', 'SIGN_UP', '이메일 인증'],
  ['email/authDormant/*', 'wake-dormant', 'public', null, '휴면 계정 활성화'],
  ['popup/findId', 'find-id', 'public', null, '아이디 찾기'],
  ['popup/password', 'find-password', 'public', null, '비밀번호 찾기'],
  ['popup/payClaimInfoPopup', 'pay-claim-info', 'public', null, '결제 안내'],
  ['popup/certPhone', 'certify-phone', 'public', null, '휴대폰 인증'],
  ['popup/disDormant', 'end-dormancy', 'member', null, '휴면 해제'],
  ['popup/notCertEmail', 'certify-email', 'member', 'EMAIL_CERTIFICATION', '이메일 인증'],
  ['popup/printWirelessGoodsOrder', 'print-order', 'member', 'ORDER_PRINT', '신청서 출력'],
  ['popup/payNoticePopup', 'pay-notice', 'member', null, '결제 안내'],
  ['updatePasswordForm', 'update-password', 'member', null, '비밀번호 변경'],
  ['home', 'home', 'mall', 'SHOPPING', null],
  ['main/initMain', 'home', 'mall', 'SHOPPING', null],
  ['main/main/*', 'home', 'mall', 'SHOPPING', null],
  ['goods/detailGoods', 'product', 'mall', 'SHOPPING', '상품 상세'],
  ['goods/ngd/:productNumber', 'product', 'mall', 'SHOPPING', '상품 상세'],
  ['goods/:categoryName', 'category', 'mall', 'SHOPPING', '상품 목록'],
  ['exhibition/listExhibition', 'exhibitions', 'mall', 'SHOPPING', '기획전'],
  ['exhibition/:exhibitionName/*', 'exhibition', 'mall', 'SHOPPING', '기획전'],
  ['myshop/scssMemberForm', 'withdrawal', 'member', 'WITHDRAWAL', '회원 탈퇴'],
  ['myshop/listFaq', 'faq', 'mall', 'MY_SHOP', '자주 묻는 질문'],
  ['myshop/faqList', 'faq', 'mall', 'MY_SHOP', '자주 묻는 질문'], // the phones' path, for links shared from a phone
  ['myshop/scssMemberDone', 'goodbye', 'anyone', 'WITHDRAWAL', '회원 탈퇴'],
  ['myshop/checkPassword', 'member-information', 'member', 'MY_SHOP', '회원정보 변경'],
  ['myshop/modMemInfoPwConfirm', 'member-information', 'member', 'MY_SHOP', '회원정보 변경'], // the phones' path, for links shared from a phone
  ...below('myshop', 'MY_SHOP', ownPages),
  ...below('myQuestion', 'MY_SHOP', ownPages), // as phones call it
  ['myshop/:categoryName?/:categoryId?', 'my-shop', 'member', 'MY_SHOP', '마이샵'],
  ['order/orderWireless/*', 'phone-order', 'member', 'SHOPPING', '휴대폰 신청'],
  ...buying,
  ['subs/subsList', 'subscriptions', 'mall', 'SHOPPING', '구독'],
  ['subs/detailSubs', 'subscription', 'mall', 'SHOPPING', '구독 상세'],
  ['subs/goSubsOrder/*', 'subscription-order', 'member', 'SHOPPING', '구독 신청'],
  ['subs/detailSubsApplf/:subsNo/*', 'subscription-application', 'member', 'SHOPPING', '구독 신청 내역'],
  ['content/familyShopIntro', 'shop-introduction', 'mall', 'CONTENT', '패밀리샵 소개'],
  ['board/:boardName/*', 'board', 'mall', 'CONTENT', '게시판'],
  ['etcSale/:categoryName/:option1?/:option2?/:option3?', 'other-sales', 'mall', 'SHOPPING', '기타 판매'],
  ['search/searchGoodsList', 'search-results', 'member', 'SHOPPING', '검색 결과'],
  ['upload', 'upload', 'member', 'UPLOAD', '대량 주문 업로드'],
];

const mobile: Row[] = [
  ['', 'start', 'anyone', null, null],
  ['email/authDormant/*', 'wake-dormant', 'public', null, '휴면 계정 활성화'],
  ['joinMailAuth', 'join-mail', 'public', 'SIGN_UP', '이메일 인증'],
  ['login/*', 'login', 'public', null, '로그인'],
  ['signup', 'sign-up', 'public', 'SIGN_UP', '회원가입'],
  ['findUserInfoForm', 'find-user', 'public', null, '아이디·비밀번호 찾기'],
  ['findUserInfo', 'find-user', 'public', null, '아이디·비밀번호 찾기'],
  ['kakao/handyService', 'handy-service', 'anyone', null, '간편 서비스'],
  ['popup/certPhone', 'certify-phone', 'public', null, '휴대폰 인증'],
  ['popup/pgReturnPopup', 'payment-return', 'public', null, '결제 결과'],
  ['intro', 'intro', 'anyone', null, null],
  ['updatePasswordForm', 'update-password', 'member', null, '비밀번호 변경'],
  ['home', 'home', 'mall', 'SHOPPING', null],
  ['main/initMain', 'home', 'mall', 'SHOPPING', null],
  ['main/main/*', 'home', 'mall', 'SHOPPING', null],
  ...below('myQuestion', 'MY_SHOP', ownPages),
  ...below('myShop', 'MY_SHOP', ownPages), // as desktops call it
  ['myQuestion/listMyQuestion', 'my-questions', 'member', 'MY_SHOP', '1:1 문의'],
  ['myQuestion/:categoryName?/:categoryId?', 'my-questions', 'member', 'MY_SHOP', '마이샵'],
  ['search/searchGoodsList', 'search-results', 'member', 'SHOPPING', '검색 결과'],
  ['notice', 'notices', 'mall', 'CONTENT', '공지사항'],
  ['mdReview', 'reviews', 'mall', 'CONTENT', 'MD 리뷰'],
  ['goods/detailGoods', 'product', 'mall', 'SHOPPING', '상품 상세'],
  ['goods/ngd/:productNumber', 'product', 'mall', 'SHOPPING', '상품 상세'],
  ['goods/orderWireless/:orderPage/*', 'phone-order', 'member', 'SHOPPING', '휴대폰 신청'],
  ...buying,
  ['goods/:categoryName/:categoryId', 'category', 'mall', 'SHOPPING', '상품 목록'],
  ['goods/:categoryName', 'category', 'mall', 'SHOPPING', '상품 목록'],
  ['subs/detailSubs', 'subscription', 'mall', 'SHOPPING', '구독 상세'],
  ['subs/orderSubs/:orderPage', 'subscription-order', 'member', 'SHOPPING', '구독 신청'],
  ['subs/:categoryName', 'subscriptions', 'mall', 'SHOPPING', '구독'],
  ['exhibition/:exhibitionName', 'exhibition', 'mall', 'SHOPPING', '기획전'],
  ['board/:boardName', 'board', 'mall', 'CONTENT', '게시판'],
  ['myShop/scssMemberForm', 'withdrawal', 'member', 'WITHDRAWAL', '회원 탈퇴'],
  ['myShop/faqList', 'faq', 'mall', 'MY_SHOP', '자주 묻는 질문'],
  ['myShop/listFaq', 'faq', 'mall', 'MY_SHOP', '자주 묻는 질문'], // as desktops call it, in links that the shop wrote
  ['myShop/scssMemberDone', 'goodbye', 'anyone', 'WITHDRAWAL', '회원 탈퇴'],
  ['myShop/modMemInfoPwConfirm', 'member-information', 'member', 'MY_SHOP', '회원정보 변경'],
  ['myShop/checkPassword', 'member-information', 'member', 'MY_SHOP', '회원정보 변경'], // as desktops call it, in links that the shop wrote
  ['myShop/:categoryName?/:categoryId?', 'my-shop', 'member', 'MY_SHOP', '마이샵'],
  ['etcSale/:categoryName/:option1?/:option2?/:option3?', 'other-sales', 'mall', 'SHOPPING', '기타 판매'],
];

/** Any other address below a mall's. */
const unknownPath: Row = ['*', 'unknown-path', 'anyone', null, notFoundTitle];

/** Decided by the first segment alone. These segments cannot be names of malls. */
export const outsideMalls: RouteEntry[] = [
  outside('/', 'start', null),
  outside('/tid/*', 'telecom-sign-in', '로그인 인증'),
  outside('/pg', 'payment-return', '결제 결과'),
  outside('/kmcertVerification/*', 'phone-certification', '휴대폰 인증 결과'),
  outside('/email/rejectMailYn/:memNo', 'reject-mail', '메일 수신 거부'),
];

/** Every page of every mall on both devices: what the router, the guards and the gateway's decisions go by. */
export const mallRoutes: RouteEntry[] = [
  ...[...desktop, unknownPath].map((row) => entry('/:mallUrl', 'DESKTOP', row)),
  ...[...mobile, unknownPath].map((row) => entry('/m/:mallUrl', 'MOBILE', row)),
];

/** First segments that are never a mall's. */
export const reservedSegments = new Set([
  'm',
  'tid',
  'pg',
  'kmcertVerification',
  'email',
  'graphql',
  'images',
  'assets',
  'sandbox',
  'health',
  'ready',
  'metrics',
]);

function below(start: string, area: Area, pages: MemberPage[]): Row[] {
  return pages.map(([path, page, title]) => [`${start}/${path}`, page, 'member', area, title]);
}

function entry(start: string, device: Device, [path, page, access, area, title]: Row): RouteEntry {
  const pattern = path === '' ? start : `${start}/${path}`;
  return {
    pattern,
    page,
    device,
    access,
    area,
    title,
    ...(device === 'MOBILE' && page === 'home' ? { isOpenOnPhones: true } : {}),
  };
}

function outside(pattern: string, page: PageName, title: string | null): RouteEntry {
  return { pattern, page, device: null, access: 'anyone', area: null, title };
}
