import { useRef, useState, type ReactNode } from 'react';
import type { ClaimReason } from '../../__generated__/graphql.ts';
import { phoneReasonWords } from '../../features/phones/PhoneOrder/phone-order-words.ts';
import { StepFrame } from '../../features/orders/StepFrame/StepFrame.tsx';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { focusField } from '../../shared/form/focus-field.ts';
import { dayInWords } from '../../shared/format/day-words.ts';
import type { ActionParts } from './action-parts.ts';

interface LeaveFormProps extends ActionParts {
  verb: string;
  reasons: readonly { reason: ClaimReason; until: string | null }[];
  isBusy: boolean;
  note: string | null;
  onLeave: (reason: ClaimReason) => void;
  /** What it costs, and what happens then. */
  children: ReactNode;
}

/** Leaves by one press: what it costs is said above it, and no reason is chosen beforehand. */
export function LeaveForm({ order, back, title, verb, reasons, isBusy, note, onLeave, children }: LeaveFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState<ClaimReason | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const press = () => {
    if (reason !== null) return onLeave(reason);
    setProblem('사유를 선택해 주세요.');
    focusField(root.current, { reason: true });
  };
  return (
    <StepFrame
      ref={root}
      title={title}
      number={`주문번호 ${order.number}`}
      back={back}
      verb={verb}
      isBusy={isBusy}
      note={note}
      onDo={press}
    >
      {children}
      <div data-path="reason">
        <ChoiceGroup
          legend="사유"
          name="reason"
          layout="stacked"
          choices={reasons.map(({ reason: value, until }) => ({
            value,
            label: [phoneReasonWords[value], until && `${dayInWords(until)}까지`].filter(Boolean).join(' · '),
          }))}
          chosen={reason}
          onChoose={(value) => {
            setReason(reasons.find((each) => each.reason === value)?.reason ?? null);
            setProblem(null);
          }}
          problem={problem}
        />
      </div>
    </StepFrame>
  );
}
