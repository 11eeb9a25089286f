import type { MessageKind } from '../../mall/src/db/schema/operations.ts';

/** A promise to tell or to send something, by words that are found once or more in a page, an answer or a consent. */
interface MessagePromise {
  words: string;
  /** Messages that keep it. */
  kept: readonly MessageKind[];
}

/** Said to be told by a message. */
export const promises: readonly MessagePromise[] = [
  { words: '3일 전에 날짜와 금액을 알려 드', kept: ['CHARGE_ANNOUNCED'] },
  { words: '배송과 개통 일정은 신청을 확인한 뒤 알려 드려요.', kept: ['PHONE_SENT', 'PHONE_OPENED'] },
  { words: '주문과 계정에 꼭 필요한 안내는 계속 보내 드려요.', kept: ['ORDER_PAID', 'ORDER_SENT'] },
  { words: '주문과 배송처럼 꼭 필요한 안내는 동의하지 않아도 보내 드려요.', kept: ['ORDER_PAID', 'ORDER_SENT'] },
  { words: '주문과 계정 안내를 보내 드려요.', kept: ['ORDER_PAID', 'TEMPORARY_PASSWORD'] },
  { words: '인증한 번호나 이메일로 곧 도착해요.', kept: ['TEMPORARY_PASSWORD'] },
  { words: '임시 비밀번호를 보내 드려요.', kept: ['TEMPORARY_PASSWORD'] },
  { words: '해제 링크를 보내 드려요.', kept: ['WAKE_LINK'] },
  { words: '해제 링크를 보냈어요.', kept: ['WAKE_LINK'] },
  { words: '이메일로 보낸 메일에서 링크를', kept: ['WAKE_LINK'] },
  { words: '한 번 알려 드려요.', kept: ['RESTOCK_ALERT', 'PRICE_ALERT'] },
  { words: '지금보다 내려갈 때 알려 드려요.', kept: ['PRICE_ALERT'] },
  { words: '메일로`', kept: ['RESTOCK_ALERT', 'PRICE_ALERT'] },
  { words: '문자로`', kept: ['RESTOCK_ALERT', 'PRICE_ALERT'] },
  { words: '서류가 더 필요하면 알려 드려요.', kept: ['PHONE_PAPERS_ASKED'] },
  { words: '요청할 때 내는 기한을 알려 드려요.', kept: ['PHONE_PAPERS_ASKED'] },
  { words: '답변이 등록되면 알려 드릴게요.', kept: ['QUESTION_ANSWERED'] },
  { words: '답변을 보내 드려요.', kept: ['QUESTION_ANSWERED'] },
  { words: '문자로 받기', kept: ['QUESTION_ANSWERED'] },
  { words: '이메일로 받기', kept: ['QUESTION_ANSWERED'] },
  { words: '정해지면 알려 드려요', kept: ['EVENT_WON'] },
  { words: '를 이메일로 받을 수 있어요.', kept: ['TAX_INVOICE_ISSUED'] },
  { words: '발행하면 이메일로 알려 드려요.', kept: ['TAX_INVOICE_ISSUED'] },
  { words: '이용권 번호를 보내 드려요.', kept: ['ORDER_TICKET'] },
  { words: '이용권 번호를 문자로', kept: ['ORDER_TICKET'] },
  { words: '이용권 번호는 문자로', kept: ['ORDER_TICKET'] },
  { words: '문자로 받은 이용권은', kept: ['ORDER_TICKET'] },
  { words: "'문자로 발송'", kept: ['ORDER_TICKET'] },
  { words: '문자로 받는 상품', kept: ['ORDER_TICKET'] },
];

/** Told by the page itself, sent as goods, said of advertising (which the shop sends by hand), or no promise. */
export const others: readonly string[] = [
  '상세 화면에서 알려 드려요',
  '구독 화면에서 알려 드려요',
  '이 화면에서 바로',
  '이 화면에서 알려 드려요.',
  '배송비는 주문할 때 알려 드려요',
  '다음 세 번의 결제일을 알려 드려요.',
  '선택하면 결제일과 금액을 알려 드려요.',
  '저장하면 결제일과 금액을 알려 드려요.',
  '배송지를 선택하면 알려 드려요.',
  '심사를 마치면 휴대폰을 보내 드',
  '철회할 수 있는 마지막 날을 알려 드려요.',
  '선택하면 비용을 알려 드려요.',
  '선택하면 환불 금액을 알려 드려요.',
  '배송 단계를 알려 드려요.',
  '이곳에서 알려 드릴게요.',
  '떨어지기 전에 알아서 보내 드려요',
  '할인과 행사 소식을',
  '할인과 이벤트 소식을 보내 드려요.',
  '메일로 문의하기',
  '이메일로 휴면 해제하기',
  '이메일로 본인을 확인하면',
  '혜택을 문자와 이메일로 알려 드립니다.',
  '관심에 맞추어 알려 드리기',
  '동의하신 날부터 2년마다',
  '동의와 상관없이 보내 드립니다.',
];
