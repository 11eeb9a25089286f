import type { ChoicePriceFragment, GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import { ChevronDownIcon } from '../../../shared/ui/late-icons.tsx';
import classes from './InstallmentTable.module.css';

interface InstallmentTableProps {
  price: ChoicePriceFragment;
  /** Cards with the months that they take without interest. */
  interestFree: NonNullable<GoodsPurchaseFragment['interestFreeInstallments']>;
}

/** Instalments for each number of months, as the mall calculates them. */
export function InstallmentTable({ price, interestFree }: InstallmentTableProps) {
  const offers = price.installments.filter(({ months, isInterestFree }) => months > 1 && !isInterestFree);
  const paid = price.installments.filter(({ months }) => months > 1);
  if (offers.length === 0) return null;
  const least = Math.min(...paid.map(({ monthly }) => monthly));
  const free = Math.max(0, ...paid.filter(({ isInterestFree }) => isInterestFree).map(({ months }) => months));
  return (
    <details className={classes.root}>
      <summary className={classes.summary}>
        월 {formatWon(least)}부터
        {free === 0 ? null : <span className={classes.interestFree}>무이자 최대 {free}개월</span>}
        <span className={classes.more}>
          할부 금액 보기
          <ChevronDownIcon size={16} />
        </span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <section className={classes.scroller} tabIndex={0} aria-label="개월별 할부 금액">
        <table className={classes.table}>
          <caption className="visually-hidden">개월별 할부 금액</caption>
          <thead>
            <tr>
              <th scope="col">개월</th>
              <th scope="col">월 납부액</th>
              <th scope="col">할부수수료</th>
              <th scope="col">총 납부액</th>
            </tr>
          </thead>
          <tbody>
            {offers.map(({ months: each, monthly, total }) => (
              <tr key={each}>
                <th scope="row">{each}개월</th>
                <td>{formatWon(monthly)}</td>
                <td>
                  {total === price.payTotal ? '없음' : formatWon(total - price.payTotal)}
                  <FreeCards
                    names={interestFree.filter((card) => card.months.includes(each)).map(({ cardName }) => cardName)}
                  />
                </td>
                <td>{formatWon(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={classes.note}>
        배송비를 더한 금액이에요. 월 납부액의 원 단위 미만은 절사하고, 나머지는 첫 달에 더해요.
      </p>
    </details>
  );
}

function FreeCards({ names }: { names: readonly string[] }) {
  return names.length === 0 ? null : <span className={classes.free}>무이자: {names.join(', ')}</span>;
}
