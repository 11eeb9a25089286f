import { useId, useState } from 'react';
import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import classes from './GoodsPurchase.module.css';
import { installmentOffers } from './installment-offers.ts';

/** What paying in parts costs; the gateway reckons it. Nothing where the shop offers none. */
export function InstallmentChoice({ goods }: { goods: GoodsPurchaseFragment }) {
  const selectId = useId();
  const offers = installmentOffers(goods);
  const [months, setMonths] = useState(() => offers.at(-1)?.months ?? 0);
  const offer = offers.find((each) => each.months === months);
  if (!offer) return null;
  return (
    <>
      <dt>
        <label htmlFor={selectId}>할부</label>
      </dt>
      <dd>
        <div className={classes.installment}>
          <select id={selectId} className={classes.select} value={months} onChange={({ target }) => setMonths(Number(target.value))}>
            {offers.map((each) => (
              <option key={each.months} value={each.months}>
                {each.months}개월
              </option>
            ))}
          </select>
          <strong aria-live="polite">월 {formatWon(offer.monthly)}</strong>
        </div>
        <p className={classes.small}>총 {formatWon(offer.total)} · 할부이자 월 0.492% 포함</p>
      </dd>
    </>
  );
}
