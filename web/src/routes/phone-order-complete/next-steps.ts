import type { PhoneOrderDetailsFragment, PhoneOrderStatus } from '../../__generated__/graphql.ts';
import { documentLabel } from '../../features/phones/PhoneOrder/phone-order-words.ts';
import { dayInWords, momentInWords } from '../../shared/format/day-words.ts';

interface NextStep {
  name: string;
  text: string;
}

/** Next steps in order, with the mall's dates. Empty if the contract has ended. */
export function nextSteps(order: PhoneOrderDetailsFragment): NextStep[] {
  const first = firstSteps[order.status ?? 'RECEIVED'];
  if (first === null) return [];
  const coming = [reviewing(order), sending, opening(order)].slice(first);
  return order.availableActions.includes('PAY') ? [paying(order), ...coming] : coming;
}

/** Of review, delivery and opening the one that is next or under way; null: the contract has ended. */
const firstSteps: Readonly<Record<PhoneOrderStatus, number | null>> = {
  RECEIVED: 0,
  IN_REVIEW: 0,
  DOCUMENTS_REQUESTED: 0,
  AWAITING_OPENING: 1,
  SHIPPING: 1,
  OPENED: 2,
  CANCELLED: null,
  REFUSED: null,
  WITHDRAWN: null,
};

function paying({ payTotal, paymentDueAt }: PhoneOrderDetailsFragment): NextStep {
  const name = payTotal > 0 ? '결제' : '카드 등록';
  const until = paymentDueAt === null ? '' : `${momentInWords(paymentDueAt)}까지 `;
  return { name, text: `${until}마쳐 주세요. 그래야 심사를 시작해요.` };
}

function reviewing({ documents, documentsDueAt, reasonText }: PhoneOrderDetailsFragment): NextStep {
  const missing = (documents ?? []).filter(({ fileNumber }) => fileNumber === null);
  const names = missing.map(({ kind }) => documentLabel(kind)).join(', ');
  const name = '통신사 심사';
  if (documentsDueAt !== null)
    return {
      name,
      text: [reasonText, `${momentInWords(documentsDueAt)}까지 ${names} 서류를 내 주세요.`].filter(Boolean).join(' '),
    };
  if (names === '') return { name, text: '통신사가 신청 내용을 확인해요. 서류가 더 필요하면 알려 드려요.' };
  return { name, text: `통신사가 신청 내용을 확인하면서 ${names} 서류를 요청해요. 요청할 때 내는 기한을 알려 드려요.` };
}

const sending: NextStep = { name: '배송', text: '심사를 마치면 휴대폰을 보내 드려요.' };

function opening({ withdrawableUntil }: PhoneOrderDetailsFragment): NextStep {
  const until =
    withdrawableUntil === null
      ? '휴대폰을 받고 개통하면 계약을 철회할 수 있는 마지막 날을 알려 드려요.'
      : `${dayInWords(withdrawableUntil)}까지 계약을 철회할 수 있어요.`;
  return { name: '개통', text: `개통하기 전에는 비용 없이 취소할 수 있어요. ${until}` };
}
