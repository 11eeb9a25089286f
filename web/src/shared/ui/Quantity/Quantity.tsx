import { useId, useState, type KeyboardEvent } from 'react';
import { MinusIcon, PlusIcon } from '../late-icons.tsx';
import classes from './Quantity.module.css';

/** For `focusInvalid`. */
export const quantityField = 'input[data-quantity]';

interface QuantityProps {
  /** Name of the counted item, for screen readers. */
  of: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
}

/**
 * A quantity, by two buttons or typed. Typed text is checked when the field loses focus; a wrong one stays there, with an
 * error below it; the page then acts on nothing (`quantityField`). `value` may be above `max`, where fewer are left than were chosen.
 */
export function Quantity({ of, value, min, max, onChange }: QuantityProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const noteId = useId();
  const most = Math.max(min, max);
  const canDecrease = value > min;
  const canIncrease = value < most;
  const change = (wanted: number) => {
    setTyped(null);
    setNote(null);
    if (wanted !== value) onChange(wanted);
  };
  const take = () => {
    if (typed === null) return;
    const text = typed.normalize('NFKC').trim();
    const wanted = Number(text);
    if (text === '') change(value);
    else if (!/^\d+$/u.test(text)) setNote('수량은 1, 2처럼 숫자로 입력해 주세요.');
    else if (wanted < min) setNote(`${min}개부터 선택할 수 있어요.`);
    else if (wanted > most) setNote(`${most}개까지 선택할 수 있어요.`);
    else change(wanted);
  };
  const takeByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    take();
  };
  return (
    <div className={classes.root}>
      <fieldset aria-label={`${of} 수량`} className={classes.field}>
        <button
          type="button"
          className={classes.step}
          aria-label="수량 줄이기"
          aria-disabled={!canDecrease || undefined}
          onClick={() => canDecrease && change(Math.min(value - 1, most))}
        >
          <MinusIcon size={18} />
        </button>
        <input
          className={classes.number}
          data-quantity
          aria-label={`${of} 수량, ${min}개부터 ${most}개까지`}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? value}
          aria-invalid={note !== null || undefined}
          aria-describedby={note === null ? undefined : noteId}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={take}
          onKeyDown={takeByEnter}
        />
        <button
          type="button"
          className={classes.step}
          aria-label="수량 늘리기"
          aria-disabled={!canIncrease || undefined}
          onClick={() => canIncrease && change(value + 1)}
        >
          <PlusIcon size={18} />
        </button>
      </fieldset>
      <p id={noteId} role="alert" className={classes.note}>
        {note}
      </p>
    </div>
  );
}
