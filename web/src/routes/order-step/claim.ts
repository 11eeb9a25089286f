import type {
  ClaimConflictFragment,
  ClaimReason,
  ExchangeItemInput,
  FormRefusalFragment,
  RefundAccountInput,
} from '../../__generated__/graphql.ts';
import { formatWon } from '../../shared/format/money.ts';
import type { OrderStep } from '../../shop/addresses/path-params.ts';

export type ClaimStep = Exclude<OrderStep, 'confirm'>;

export const claimTypes = { cancel: 'CANCEL', exchange: 'EXCHANGE', return: 'RETURN' } as const;

/** What the refund and the days of a claim depend on. */
export interface ClaimBasis {
  mallUrl: string;
  orderNumber: string;
  items: ExchangeItemInput[];
  reason: ClaimReason;
  /** Where goods are fetched, which decides the days; null: at the address of the order. */
  pickUpAddressNumber: string | null;
}

export interface ClaimContents extends ClaimBasis {
  reasonText: string | null;
  pickUpOn: string | null;
  fileNumbers: string[];
  refundAccount: RefundAccountInput | null;
}

/** Why a claim was not taken, and what to do next; nothing: the mall's own text says it. `refundTotal`: as it was shown. */
export function claimConflictText(
  refused: ClaimConflictFragment | FormRefusalFragment,
  refundTotal: number | null,
): string | undefined {
  switch (refused.__typename) {
    case 'RefundChanged':
      return refundTotal === null
        ? undefined
        : `환불 금액이 ${formatWon(refundTotal)}에서 ${formatWon(refused.refundTotal)}으로 바뀌었어요. 확인하고 다시 눌러 주세요.`;
    case 'OutOfStock':
      return '교환할 상품의 재고가 부족해요. 다른 옵션이나 색상을 선택해 주세요.';
    case 'InProgress':
      return '앞선 신청을 처리하고 있어요. 잠시 뒤 다시 누르면 한 번만 신청돼요.';
    case 'WrongState':
      return '그사이 주문 상태가 바뀌었어요. 지금 상태를 확인해 주세요.';
    default:
      return undefined;
  }
}

/** Why there is no preview. */
export function refusalText(answer: ClaimConflictFragment | FormRefusalFragment): string {
  return answer.__typename === 'FormRefused'
    ? (answer.fields[0]?.reason ?? answer.message)
    : (claimConflictText(answer, null) ?? answer.message);
}
