import { useId, useState } from 'react';
import { dayInWords } from '../../shared/format/day-words.ts';
import classes from './SubscriptionDetail.module.css';

interface StartDayProps {
  value: string;
  first: string;
  last: string;
  onChange: (day: string) => void;
}

/** The day of the first delivery. One outside of the days on offer stays in the field, with the reason below it. */
export function StartDay({ value, first, last, onChange }: StartDayProps) {
  const id = useId();
  const [wrong, setWrong] = useState<string | null>(null);
  const take = (day: string) => {
    const fits = day >= first && day <= last;
    setWrong(fits ? null : day);
    if (fits) onChange(day);
  };
  return (
    <div className={classes.field}>
      <label htmlFor={id}>첫 배송일</label>
      <input
        id={id}
        type="date"
        min={first}
        max={last}
        required
        value={wrong ?? value}
        aria-invalid={wrong === null ? undefined : true}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => take(target.value)}
      />
      <p id={`${id}-note`} className={classes.quiet}>
        오늘부터 {dayInWords(last)}까지 선택할 수 있어요.
      </p>
      <p role="alert" className={classes.refusal}>
        {wrong === null ? null : `첫 배송일을 ${dayInWords(first)}부터 ${dayInWords(last)} 사이로 선택해 주세요.`}
      </p>
    </div>
  );
}
