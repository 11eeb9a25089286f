import type { ReactNode } from 'react';
import type { ClaimReason } from '../../__generated__/graphql.ts';
import { claimReasonWords } from '../../features/orders/order-words.ts';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import type { ClaimStep } from './claim.ts';
import { isSellersFault } from './step-rules.ts';
import classes from './Step.module.css';

interface ReasonChoiceProps {
  step: ClaimStep;
  reasons: readonly ClaimReason[];
  chosen: ClaimReason | null;
  onChoose: (reason: ClaimReason) => void;
  /** What is wrong with the choice. */
  problem: ReactNode;
}

/** Why, by one of the mall's reasons, with who pays the way back. None is chosen beforehand. */
export function ReasonChoice({ step, reasons, chosen, onChoose, problem }: ReasonChoiceProps) {
  const choices = reasons.map((reason) => ({
    value: reason,
    label: (
      <span>
        {claimReasonWords[reason]}
        {step === 'cancel' ? null : (
          <span className={classes.payer}>
            {isSellersFault(reason) ? '배송비는 판매자가 내요' : '배송비는 구매자가 내요'}
          </span>
        )}
      </span>
    ),
  }));
  return (
    <div data-path="reason">
      <ChoiceGroup
        legend="사유를 골라 주세요"
        name="reason"
        layout="stacked"
        choices={choices}
        chosen={chosen}
        onChoose={(value) => reasons.filter((reason) => reason === value).forEach(onChoose)}
        problem={problem}
      />
    </div>
  );
}
