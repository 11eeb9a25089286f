import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import classes from './Alerts.module.css';
import { readPrice } from './read-price.ts';

interface PriceFormProps {
  /** The price of a phone is that of a month. */
  isMonthly: boolean;
  isBusy: boolean;
  onSubmit: (targetPrice: number | null) => void;
  /** Why the price was refused. */
  refusal: string | null;
  tell: (note: string | null) => void;
  onCancel: () => void;
}

/** The price to wait for; without one any lower price. What was typed stays after a refusal. */
export function PriceForm({ isMonthly, isBusy, onSubmit, refusal, tell, onCancel }: PriceFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (refusal !== null) field.current?.focus();
  }, [refusal]);
  const [typed, setTyped] = useState('');

  function send(event: SyntheticEvent) {
    event.preventDefault();
    const price = readPrice(typed);
    if (price === undefined) tell('1원부터 999,999,999원까지 숫자로 입력해 주세요. 예: 9,900');
    else onSubmit(price);
  }

  return (
    <form className={classes.form} aria-label="가격 알림 신청" onSubmit={send}>
      <label htmlFor={id}>{isMonthly ? '한 달 희망 금액 (선택)' : '희망 가격 (선택)'}</label>
      <input
        ref={field}
        id={id}
        className={classes.field}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        aria-invalid={refusal === null ? undefined : true}
        aria-describedby={`${id}-refusal ${id}-hint`}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p id={`${id}-refusal`} role="alert" className={classes.refusal}>
        {refusal}
      </p>
      <p id={`${id}-hint`} className={classes.hint}>
        비워 두면 지금보다 내려갈 때 알려 드려요.
      </p>
      <div className={classes.actions}>
        <button type="button" className={classes.button} onClick={onCancel}>
          취소
        </button>
        <button type="submit" className={classes.button} aria-busy={isBusy}>
          {isBusy ? '신청하는 중' : '신청하기'}
        </button>
      </div>
    </form>
  );
}
