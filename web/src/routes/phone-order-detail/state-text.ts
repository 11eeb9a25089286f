import type { PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import { parcelWords } from '../../features/phones/PhoneOrder/contract-facts.ts';
import { dayInWords, momentInWords } from '../../shared/format/day-words.ts';
import { withdrawalWords } from './withdrawal-words.ts';

/** Explains a state, with its date. Null if there is nothing to say. */
export function stateText(order: PhoneOrderDetailsFragment): string | null {
  const { status, availableActions, documentsDueAt, reasonText, parcel } = order;
  switch (status) {
    case 'RECEIVED':
      return availableActions.includes('PAY') ? unpaidText(order) : '신청을 받았어요. 통신사가 곧 심사를 시작해요.';
    case 'IN_REVIEW':
      return '통신사가 신청 내용을 확인하고 있어요.';
    case 'DOCUMENTS_REQUESTED':
      return [
        reasonText,
        documentsDueAt === null ? null : `${momentInWords(documentsDueAt)}까지 내지 않으면 신청이 취소돼요.`,
      ]
        .filter(Boolean)
        .join(' ');
    case 'AWAITING_OPENING':
      return '심사를 마쳤어요. 휴대폰을 보낼 준비를 하고 있어요.';
    case 'SHIPPING':
      return parcel === null
        ? '휴대폰을 보냈어요. 개통하면 바로 쓸 수 있어요.'
        : `휴대폰을 보냈어요(${parcelWords(parcel)}). 개통하면 바로 쓸 수 있어요.`;
    case 'OPENED':
      return openedText(order);
    case 'CANCELLED':
      return reasonText ?? '취소한 신청이에요.';
    case 'REFUSED':
      return ['통신사가 신청을 받지 않았어요.', reasonText].filter(Boolean).join(' ');
    case 'WITHDRAWN':
      return '철회한 계약이에요.';
    case null:
      return null;
  }
}

function unpaidText({ paymentDueAt, payTotal }: PhoneOrderDetailsFragment): string {
  const what = payTotal > 0 ? '결제' : '카드를 등록';
  return paymentDueAt === null
    ? `${what}해야 심사를 시작해요.`
    : `${momentInWords(paymentDueAt)}까지 ${what}해야 심사를 시작해요. 그때까지 하지 않으면 신청이 취소돼요.`;
}

function openedText(order: PhoneOrderDetailsFragment): string {
  const { availableActions, withdrawableUntil, parcel } = order;
  if (!availableActions.includes('WITHDRAW')) return '개통했어요.';
  const travels = parcel === null ? '' : `휴대폰은 배송 중이에요(${parcelWords(parcel)}). `;
  const words =
    withdrawableUntil === null
      ? `${travels}휴대폰을 받기 전에도 계약을 철회할 수 있어요.`
      : (withdrawalWords(order) ?? `${dayInWords(withdrawableUntil)}까지 계약을 철회할 수 있어요.`);
  return `개통했어요. ${words}`;
}
