import type { MessageKind } from '../db/schema/operations.ts';
import { codeMinutes } from './lifetimes.ts';

/**
 * How a message goes out. ASKED: by the way that was asked for. BOTH: as a mail and as a short text. EITHER: as a mail, or as a
 * short text where the recipient has no e-mail address. MAIL: only as a mail. TEXT: only as a short text.
 */
export type MessageWays = 'ASKED' | 'BOTH' | 'EITHER' | 'MAIL' | 'TEXT';

export interface MessageShape {
  /** The event, for the documents. */
  event: string;
  ways: MessageWays;
  /** Its subject; in a short text its first sentence. */
  title: string;
  /** What it names, in this order. */
  details: readonly string[];
  /** The name of its link. Null: it has none, or one of its own. */
  link: string | null;
  /** Its short text, with a `#{variable}` for each detail. Left out: title, details and link, each in a line. */
  text?: string;
  /** Whether it is worth waking someone: what is not waits from 21 to 8. */
  night: 'SENT' | 'WAITS';
}

const codeText = `인증번호는 #{인증번호} 이에요. ${codeMinutes}분 안에 입력해주세요. 요청하지 않으셨다면 이 내용을 무시하셔도 돼요.`;

const asked = { ways: 'ASKED', link: null, night: 'SENT' } as const;
const both = { ways: 'BOTH', night: 'SENT' } as const;
const either = { ways: 'EITHER', night: 'SENT' } as const;

/**
 * Every message that a mall sends, by its kind, which is the code of its template at the sender of short texts (at most 20
 * letters). None is advertising: each tells of what its reader did or asked for.
 */
export const messageTable = {
  CERT_CODE: {
    ...asked,
    event: 'a code is asked for',
    title: '인증번호 안내',
    details: ['인증번호'],
    text: codeText,
  },
  STEP_CODE: {
    ...asked,
    event: 'a code is asked for while signing in',
    title: '인증번호 안내',
    details: ['인증번호'],
    text: codeText,
  },
  WAKE_LINK: {
    ...asked,
    ways: 'MAIL',
    event: 'a dormant account is to be used again',
    title: '휴면 계정 활성화 안내',
    details: [],
  },
  JOIN_LINK: {
    ...asked,
    ways: 'MAIL',
    event: 'an address is proven at sign-up',
    title: '회원 가입 이메일 인증',
    details: [],
  },
  TEMPORARY_PASSWORD: {
    ...asked,
    event: 'a temporary password is asked for',
    title: '임시 비밀번호 안내',
    details: ['임시 비밀번호'],
    text: '임시 비밀번호는 #{임시 비밀번호} 이에요. 로그인하신 뒤 바로 비밀번호를 변경해주세요.',
  },
  WELCOME: { ...asked, ways: 'MAIL', event: 'a member joined', title: '가입을 환영해요', details: [] },
  ORDER_PAID: {
    ...both,
    event: 'an order is paid',
    title: '주문이 완료되었어요',
    details: ['상품', '결제 금액', '도착 예정', '주문번호'],
    link: '주문 내역 보기',
  },
  ORDER_TICKET: {
    ways: 'TEXT',
    night: 'SENT',
    event: 'tickets are sent, or sent again',
    title: '이용권이 도착했어요',
    details: ['상품', '이용권 번호', '사용 기한', '주문번호'],
    link: '주문 내역 보기',
  },
  ACCOUNT_ISSUED: {
    ...both,
    event: 'an account to pay into is open',
    title: '입금하면 주문이 완료돼요',
    details: ['상품', '입금 금액', '입금 계좌', '입금 기한', '주문번호'],
    link: '주문 내역 보기',
  },
  DEPOSIT_WRONG: {
    ...both,
    event: 'a deposit of another sum',
    title: '입금하신 금액이 달라 환불해 드려요',
    details: ['상품', '입금하신 금액', '결제할 금액', '주문번호'],
    link: '주문 내역 보기',
  },
  ORDER_SENT: {
    ...both,
    event: 'goods are sent',
    title: '상품을 보냈어요',
    details: ['상품', '택배', '도착 예정', '주문번호'],
    link: '배송 보기',
  },
  ORDER_DELIVERED: {
    ...both,
    event: 'goods have arrived',
    title: '상품이 도착했어요',
    details: ['상품', '주문번호'],
    link: '주문 내역 보기',
  },
  ORDER_CANCELLED: {
    ...both,
    event: 'an order, or lines of it, are cancelled',
    title: '주문을 취소했어요',
    details: ['상품', '환불 금액', '주문번호'],
    link: '취소 내역 보기',
  },
  CLAIM_RECEIVED: {
    ...both,
    event: 'a cancel, return or exchange is asked for',
    title: '신청을 접수했어요',
    details: ['신청', '상품', '신청번호'],
    link: '신청 내역 보기',
  },
  CLAIM_COLLECTING: {
    ...both,
    event: 'the shop collects goods',
    title: '상품을 회수해요',
    details: ['신청', '상품', '수거일', '신청번호'],
    link: '신청 내역 보기',
  },
  RETURN_GRANTED: {
    ...both,
    event: 'a return is granted',
    title: '반품을 마쳤어요',
    details: ['상품', '환불 금액', '환불 기한', '신청번호'],
    link: '신청 내역 보기',
  },
  CLAIM_REFUSED: {
    ...both,
    event: 'a cancel, return or exchange is refused',
    title: '신청을 받아 드리지 못했어요',
    details: ['신청', '상품', '사유', '신청번호'],
    link: '신청 내역 보기',
  },
  EXCHANGE_DONE: {
    ...both,
    event: 'the replacement has arrived',
    title: '교환 상품을 보내 드렸어요',
    details: ['상품', '신청번호'],
    link: '신청 내역 보기',
  },
  REFUND_DONE: {
    ...both,
    event: 'money is given back',
    title: '환불을 마쳤어요',
    details: ['상품', '환불 금액', '주문번호'],
    link: '주문 내역 보기',
  },
  PHONE_RECEIVED: {
    ...both,
    event: 'a phone contract is applied for',
    title: '휴대폰 가입 신청을 접수했어요',
    details: ['상품', '월 납부액', '신청번호'],
    link: '신청 내역 보기',
  },
  PHONE_PAPERS_ASKED: {
    ...both,
    event: 'papers are asked for',
    title: '서류를 내 주세요',
    details: ['상품', '서류', '내는 기한', '안내', '신청번호'],
    link: '서류 내기',
  },
  PHONE_SENT: {
    ...both,
    event: 'a phone is sent',
    title: '휴대폰을 보냈어요',
    details: ['상품', '택배', '신청번호'],
    link: '신청 내역 보기',
  },
  PHONE_OPENED: {
    ...both,
    event: 'a line is opened',
    title: '휴대폰을 개통했어요',
    details: ['상품', '월 납부액', '신청번호'],
    link: '신청 내역 보기',
  },
  PHONE_REFUSED: {
    ...both,
    event: 'a phone contract is refused, or ends without its papers',
    title: '휴대폰 가입을 진행하지 못했어요',
    details: ['상품', '사유', '신청번호'],
    link: '신청 내역 보기',
  },
  SUBSCRIPTION_BEGUN: {
    ...either,
    event: 'a subscription begins',
    title: '구독을 시작했어요',
    details: ['구독', '결제 금액', '다음 결제일'],
    link: '구독 보기',
  },
  CHARGE_ANNOUNCED: {
    ...either,
    event: 'three days before a charge',
    title: '정기결제를 앞두고 있어요',
    details: ['구독', '결제일', '결제 금액'],
    link: '구독 보기',
  },
  CHARGED: {
    ...either,
    event: 'a subscription is charged',
    title: '정기결제가 되었어요',
    details: ['구독', '결제 금액', '다음 결제일'],
    link: '구독 보기',
  },
  CHARGE_OMITTED: {
    ...either,
    event: 'the shop leaves a charge out',
    title: '정기결제를 건너뛰었어요',
    details: ['구독', '건너뛴 결제일'],
    link: '구독 보기',
  },
  CHARGE_REFUSED: {
    ...either,
    event: 'a charge is refused',
    title: '정기결제가 되지 않았어요',
    details: ['구독', '결제 금액', '안내'],
    link: '구독 보기',
  },
  PRICE_CONSENT: {
    ...either,
    event: '30 days before a higher price',
    title: '금액에 동의하는지 알려주세요',
    details: ['구독', '바뀌는 날', '새 금액', '동의 기한'],
    link: '구독 보기',
  },
  SUBSCRIPTION_PAUSED: {
    ...either,
    event: 'a subscription is paused',
    title: '구독을 쉬어요',
    details: ['구독', '다시 시작하는 날'],
    link: '구독 보기',
  },
  SUBSCRIPTION_ENDED: {
    ...either,
    event: 'a subscription is cancelled, or given up',
    title: '구독이 끝나요',
    details: ['구독', '안내'],
    link: '구독 보기',
  },
  QUESTION_ANSWERED: {
    ...either,
    event: 'an inquiry is answered',
    title: '문의하신 내용에 답변을 드려요',
    details: ['문의', '접수번호', '답변'],
    link: '문의 보기',
  },
  TAX_INVOICE_ASKED: {
    ways: 'MAIL',
    night: 'SENT',
    event: 'a tax invoice is asked for',
    title: '세금계산서 발행을 요청받았어요',
    details: ['공급받는 자', '금액', '주문번호'],
    link: '주문 보기',
  },
  TAX_INVOICE_ISSUED: {
    ways: 'MAIL',
    night: 'SENT',
    event: 'a tax invoice is issued',
    title: '세금계산서를 발행했어요',
    details: ['공급받는 자', '금액', '주문번호', '국세청 승인번호'],
    link: '주문 보기',
  },
  TAX_INVOICE_AMENDED: {
    ways: 'MAIL',
    night: 'SENT',
    event: 'a tax invoice is corrected after a refund',
    title: '수정세금계산서를 발행했어요',
    details: ['공급받는 자', '금액', '주문번호', '국세청 승인번호'],
    link: '주문 보기',
  },
  RESTOCK_ALERT: {
    ...either,
    night: 'WAITS',
    event: 'a product that a member waits for is back',
    title: '다시 들어왔어요',
    details: ['상품'],
    link: '상품 보기',
  },
  PRICE_ALERT: {
    ...either,
    night: 'WAITS',
    event: 'a product has the price that a member waits for',
    title: '가격이 내렸어요',
    details: ['상품', '가격'],
    link: '상품 보기',
  },
  EVENT_ENTERED: {
    ...either,
    event: 'an event is entered',
    title: '이벤트에 응모했어요',
    details: ['이벤트', '발표일', '응모번호'],
    link: '이벤트 보기',
  },
  EVENT_WON: {
    ...either,
    event: 'a prize is won',
    title: '이벤트에 당첨됐어요',
    details: ['이벤트', '경품'],
    link: '이벤트 보기',
  },
} as const satisfies Record<MessageKind, MessageShape>;

/** What a message of a kind names, by its label. */
export type MessageDetails<Kind extends MessageKind> = Readonly<
  Record<(typeof messageTable)[Kind]['details'][number], string>
>;
