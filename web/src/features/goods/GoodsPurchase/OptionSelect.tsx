import { useId } from 'react';
import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import classes from './GoodsPurchase.module.css';

type GoodsOption = NonNullable<GoodsPurchaseFragment['options']>[number];

interface OptionSelectProps {
  options: readonly GoodsOption[];
  chosen: string | null;
  onChoose(number: string | null): void;
}

/** Few pieces are worth a warning from here on. */
const scarce = 5;

/** Choices of goods with what they add to the price; those that are gone say so. */
export function OptionSelect({ options, chosen, onChoose }: OptionSelectProps) {
  const selectId = useId();
  if (options.length === 0) return null;
  return (
    <div>
      <label htmlFor={selectId} className={classes.label}>
        옵션
      </label>
      <select
        id={selectId}
        className={classes.select}
        data-wide="true"
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">옵션을 선택해 주세요</option>
        {options.map((option) => (
          <option key={option.number} value={option.number} disabled={option.stock === 0}>
            {optionText(option)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** "기본 세트 (+12,000원) · 3개 남음" */
export function optionText({ name, surcharge, stock }: GoodsOption): string {
  const price = surcharge === 0 ? '' : ` (${surcharge > 0 ? '+' : '-'}${formatWon(Math.abs(surcharge))})`;
  if (stock === 0) return `${name}${price} · 품절`;
  return stock != null && stock <= scarce ? `${name}${price} · ${stock}개 남음` : `${name}${price}`;
}
