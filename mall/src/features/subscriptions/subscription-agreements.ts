import { carrier } from '../../buying/carrier.ts';
import { namingSeller, sellerMark } from '../../malls/seller.ts';

/** The consents of a subscription. None is checked in advance. */
export const subscriptionAgreements = [
  {
    agreeCd: 'AG00201',
    title: '정기결제 동의',
    cntnHtml:
      '<p>정해진 주기마다 등록한 카드로 자동 결제되는 데 동의합니다. 결제 3일 전에 날짜와 금액을 알려 드리고, 언제든지 건너뛰거나 쉬거나 해지할 수 있습니다. 금액이 오르거나 체험이 끝나 돈을 내게 될 때는 그 전 30일 안에 따로 동의를 받으며, 동의하지 않으면 오르거나 결제되지 않습니다.</p>',
    reqYn: 'Y',
  },
  {
    agreeCd: 'AG00202',
    title: '배송을 위한 개인정보 제공 동의',
    cntnHtml: `<p>제공받는 자: ${sellerMark}(상품 판매·공급), ${carrier}(배송). 제공 목적: 상품의 배송과 문의 처리. 제공 항목: 받는 분의 이름, 연락처, 주소, 출입 방법. 보유 기간: 구독이 끝난 뒤 3개월. 동의하지 않을 수 있으며, 동의하지 않으면 상품을 배송할 수 없습니다.</p>`,
    reqYn: 'Y',
  },
  {
    agreeCd: 'AG00203',
    title: '구독 혜택 알림 받기',
    cntnHtml: '<p>구독과 어울리는 상품과 혜택을 문자와 이메일로 알려 드립니다. 동의하지 않아도 구독할 수 있습니다.</p>',
    reqYn: 'N',
  },
] as const;

/** With the name of who sells. */
export function shownAgreements(seller: string) {
  return namingSeller(subscriptionAgreements, seller);
}
