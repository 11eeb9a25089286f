import type { ReactNode } from 'react';
import type { ClaimReason } from '../../__generated__/graphql.ts';
import { claimReasonWords } from '../../features/orders/order-words.ts';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import type { OfferedReason } from './step-rules.ts';
import classes from './Step.module.css';

interface ReasonChoiceProps {
  /** What the reason is for: 취소, 교환, 반품. */
  word: string;
  reasons: readonly OfferedReason[];
  chosen: ClaimReason | null;
  onChoose: (reason: ClaimReason) => void;
  /** Error of the choice. */
  problem: ReactNode;
}

/** Why, by one of the mall's reasons, with who pays the way back. None is chosen beforehand. */
export function ReasonChoice({ word, reasons, chosen, onChoose, problem }: ReasonChoiceProps) {
  const choices = reasons.map(({ reason, payer }) => ({
    value: reason,
    label: (
      <span>
        {claimReasonWords[reason]}
        {payer === null ? null : <span className={classes.payer}>{payers[payer]}</span>}
      </span>
    ),
  }));
  return (
    <div data-path="reason">
      <ChoiceGroup
        legend={`${word} 사유`}
        name="reason"
        layout="stacked"
        choices={choices}
        chosen={chosen}
        onChoose={(value) => reasons.filter(({ reason }) => reason === value).forEach(({ reason }) => onChoose(reason))}
        problem={problem}
      />
    </div>
  );
}

const payers = { SELLER: '배송비는 판매자가 내요', BUYER: '배송비는 구매자가 내요' } as const;
