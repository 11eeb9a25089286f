/** Notes on a payment method. */
interface Guide {
  payMthdCd: string;
  cntnHtml: string;
}

/** Shown next to the payment methods. */
export const paymentGuides: readonly Guide[] = [
  {
    payMthdCd: 'PM00101',
    cntnHtml:
      '<ul><li>50,000원부터 할부로 결제할 수 있어요. 무이자 개월 수는 카드마다 달라요.</li><li>카드번호와 비밀번호는 결제사 화면에서만 입력하고, 쇼핑몰에는 저장하지 않아요.</li></ul>',
  },
  {
    payMthdCd: 'PM00102',
    cntnHtml:
      '<ul><li>은행 계좌에서 바로 이체돼요.</li><li>은행 점검 시간(보통 23:30~00:30)에는 이용할 수 없어요.</li></ul>',
  },
  {
    payMthdCd: 'PM00103',
    cntnHtml:
      '<ul><li>계좌를 받은 날부터 이틀 뒤 23시 59분 59초까지 정확한 금액을 입금해 주세요. 기한이 지나면 주문이 취소돼요.</li><li>금액이 다르면 입금하신 금액을 환불해 드리고, 계좌는 기한까지 그대로 열려 있어요.</li><li>입금을 기다리는 계좌는 한 분이 3개까지 만들 수 있어요. 재고가 10개보다 적은 상품은 이용할 수 없어요.</li></ul>',
  },
  {
    payMthdCd: 'PM00104',
    cntnHtml: '<ul><li>결제 금액이 휴대폰 요금에 더해져요. 통신사 한도 안에서 이용할 수 있어요.</li></ul>',
  },
  {
    payMthdCd: 'PM00105',
    cntnHtml: '<ul><li>간편결제 앱에 등록한 카드나 계좌로 결제해요.</li></ul>',
  },
];

/** Shown where something is cancelled or returned. */
export const claimGuides: readonly Guide[] = [
  {
    payMthdCd: 'PM00101',
    cntnHtml:
      '<ul><li>주문을 취소하면 그날, 반품하면 반품 확인 후 카드 승인을 취소해요. 카드사에 따라 3~5영업일 뒤에 확인할 수 있어요.</li><li>일부만 취소하면 그 금액만 취소돼요.</li></ul>',
  },
  {
    payMthdCd: 'PM00102',
    cntnHtml: '<ul><li>이체하신 계좌로 환불해 드려요.</li></ul>',
  },
  {
    payMthdCd: 'PM00103',
    cntnHtml: '<ul><li>알려주신 환불 계좌로 환불해 드려요. 본인 이름의 계좌를 적어 주세요.</li></ul>',
  },
  {
    payMthdCd: 'PM00104',
    cntnHtml:
      '<ul><li>결제한 달에 전체를 취소하면 승인이 취소돼요. 달이 지났거나 일부만 취소하면 확인 후 환불해 드려요.</li></ul>',
  },
  {
    payMthdCd: 'PM00105',
    cntnHtml: '<ul><li>결제하신 수단으로 환불해 드려요.</li></ul>',
  },
  {
    payMthdCd: 'PM00106',
    cntnHtml:
      '<ul><li>사용한 포인트를 그대로 복원해 드려요. 기한이 지난 포인트는 30일 동안 다시 쓸 수 있어요.</li></ul>',
  },
];
