import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PauseSubscriptionDocument } from '../../__generated__/graphql.ts';
import { dayInWords } from '../../shared/format/day-words.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { outcomeState } from '../../features/orders/step-outcome.ts';
import { StepFrame } from '../../features/orders/StepFrame/StepFrame.tsx';
import classes from './Steps.module.css';
import type { StepParts } from './step-parts.ts';
import { useStaleState } from './use-stale-state.ts';
import { Note } from '../../shared/ui/Note/Note.tsx';

/** Pauses until a day. None is chosen beforehand, and the mall alone knows which are possible. */
export function PauseStep({ subscription: { number, resumesFrom, resumesUntil }, back, title }: StepParts) {
  const mallUrl = useMallUrl();
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [until, setUntil] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const range = resumesFrom && resumesUntil ? `${dayInWords(resumesFrom)}부터 ${dayInWords(resumesUntil)}까지` : null;
  const { submit, isBusy, note } = useSubmission(PauseSubscriptionDocument, {
    intent: `${mallUrl}.pause.${number}`,
    input: (day: string, idempotencyKey) => ({ mallUrl, idempotencyKey, number, until: day }),
    failed: '구독을 쉬지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    onDone: (_paused, { values, isLeft }) =>
      isLeft ? undefined : leave(`구독을 쉬어요. ${dayInWords(values)}에 다시 시작하고, 그 전에는 결제하지 않아요.`),
    onRefused: useStaleState(number),
  });
  const leave = async (outcome: string) => {
    await navigate(back, { replace: true, state: outcomeState(outcome) });
  };
  const press = () => {
    const fits = until !== '' && until >= (resumesFrom ?? until) && until <= (resumesUntil ?? until);
    setWrong(fits ? null : `다시 시작할 날을 ${range === null ? '' : `${range} 중에서 `}선택해 주세요.`);
    if (fits) void submit(until);
    else field.current?.focus();
  };
  return (
    <StepFrame
      title={title}
      number={`구독번호 ${number}`}
      back={back}
      verb="구독 쉬기"
      isBusy={isBusy}
      note={note}
      onDo={press}
    >
      <div className={classes.field}>
        <label htmlFor={id}>다시 시작할 날</label>
        <input
          ref={field}
          id={id}
          name="until"
          type="date"
          min={resumesFrom ?? undefined}
          max={resumesUntil ?? undefined}
          required
          value={until}
          aria-invalid={wrong === null ? undefined : true}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            setUntil(target.value);
            setWrong(null);
          }}
        />
        <p id={`${id}-note`} className={classes.quiet}>
          {range === null ? null : `${range} 선택할 수 있어요. `}그 전에 있는 배송과 결제는 하지 않아요.
        </p>
        <Note>{wrong}</Note>
      </div>
    </StepFrame>
  );
}
