import { useState, type KeyboardEvent } from 'react';
import { MinusIcon, PlusIcon } from '../late-icons.tsx';
import classes from './Quantity.module.css';

interface QuantityProps {
  /** What there are so many of, for screen readers. */
  of: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
}

/** How many pieces: by two buttons, or typed. What is typed counts when the field is left. */
export function Quantity({ of, value, min, max, onChange }: QuantityProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (wanted: number) => {
    setTyped(null);
    const next = Math.min(Math.max(wanted, min), Math.max(min, max));
    if (next !== value) onChange(next);
  };
  const take = () => typed !== null && change(typed === '' ? value : Number(typed));
  const takeByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    take();
  };
  return (
    <fieldset aria-label={`${of} 수량`} className={classes.root}>
      <button
        type="button"
        className={classes.step}
        aria-label="수량 줄이기"
        aria-disabled={value <= min || undefined}
        onClick={() => change(value - 1)}
      >
        <MinusIcon size={18} />
      </button>
      <input
        className={classes.number}
        aria-label={`${of} 수량, ${min}개부터 ${max}개까지`}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value.normalize('NFKC').replaceAll(/\D/gu, '').slice(0, 2))}
        onBlur={take}
        onKeyDown={takeByEnter}
      />
      <button
        type="button"
        className={classes.step}
        aria-label="수량 늘리기"
        aria-disabled={value >= max || undefined}
        onClick={() => change(value + 1)}
      >
        <PlusIcon size={18} />
      </button>
    </fieldset>
  );
}
