import type { Row } from './row.ts';

/** The pages of a phone, below the mall's segment. The first row of a page whose area is open is its address. */
export const mobileRows = [
  ['', 'start', 'anyone', null, null],
  ['email/authDormant/*', 'wake-dormant', 'public', null, '휴면 계정 활성화'],
  ['joinMailAuth', 'join-mail', 'public', 'SIGN_UP', '이메일 인증'],
  ['login/*', 'login', 'public', null, '로그인'],
  ['signup', 'sign-up', 'public', 'SIGN_UP', '회원가입'],
  ['findUserInfoForm', 'find-user', 'public', null, '아이디·비밀번호 찾기'],
  ['findUserInfo', 'find-user-result', 'public', null, '아이디·비밀번호 찾기'],
  ['kakao/handyService', 'handy-service', 'anyone', null, '간편 서비스'],
  ['popup/certPhone', 'certify-phone', 'anyone', null, '휴대폰 인증'],
  ['popup/pgReturnPopup', 'payment-return', 'public', null, '결제 결과'],
  ['intro', 'intro', 'anyone', null, null],
  ['updatePasswordForm', 'update-password', 'member', null, '비밀번호 변경'],
  ['home', 'home', 'mall', 'SHOPPING', null],
  ['main/initMain', 'home', 'mall', 'SHOPPING', null],
  ['main/main/*', 'home', 'mall', 'SHOPPING', null],
  ['search/searchGoodsList', 'search-results', 'member', 'SHOPPING', '검색 결과'],
  ['notice', 'notices', 'mall', 'CONTENT', '공지사항'],
  ['mdReview', 'reviews', 'mall', 'CONTENT', 'MD 리뷰'],
  ['goods/detailGoods', 'product', 'mall', 'SHOPPING', '상품 상세'],
  ['goods/ngd/:productNumber', 'product', 'mall', 'SHOPPING', '상품 상세'],
  ['goods/:categoryName/:categoryId', 'category', 'mall', 'SHOPPING', '상품 목록'],
  ['goods/:categoryName', 'category', 'mall', 'SHOPPING', '상품 목록'],
  ['subs/detailSubs', 'subscription', 'mall', 'SHOPPING', '구독 상세'],
  ['subs/orderSubs/:orderPage', 'subscription-order', 'member', 'SHOPPING', '구독 신청'],
  ['subs/:categoryName', 'subscriptions', 'mall', 'SHOPPING', '구독'],
  ['exhibition/list', 'exhibitions', 'mall', 'SHOPPING', '기획전'],
  ['exhibition/listExhibition', 'exhibitions', 'mall', 'SHOPPING', '기획전'], // as desktops call it, in links that the shop wrote
  ['exhibition/:exhibitionName', 'exhibition', 'mall', 'SHOPPING', '기획전'],
  ['board/:boardName', 'board', 'mall', 'CONTENT', '게시판'],
  ['myShop/scssMemberForm', 'withdrawal', 'member', 'WITHDRAWAL', '회원 탈퇴'],
  ['myShop/faqList', 'faq', 'mall', 'MY_SHOP', '자주 묻는 질문'],
  ['myShop/listFaq', 'faq', 'mall', 'MY_SHOP', '자주 묻는 질문'], // as desktops call it, in links that the shop wrote
  ['myShop/scssMemberDone', 'goodbye', 'anyone', 'WITHDRAWAL', '회원 탈퇴'],
  ['myShop/modMemInfoPwConfirm', 'member-information', 'member', 'MY_SHOP', '회원정보 변경'],
  ['myShop/checkPassword', 'member-information', 'member', 'MY_SHOP', '회원정보 변경'], // as desktops call it, in links that the shop wrote
  ['myShop/main', 'my-shop', 'member', 'MY_SHOP', '마이샵'],
  ['myShop/:categoryName?/:categoryId?', 'my-shop', 'member', 'MY_SHOP', '마이샵'],
  ['myQuestion/:categoryName?/:categoryId?', 'my-shop', 'member', 'MY_SHOP', '마이샵'],
  ['etcSale/:categoryName/:option1?/:option2?/:option3?', 'other-sales', 'mall', 'SHOPPING', '기타 판매'],
] as const satisfies readonly Row[];
