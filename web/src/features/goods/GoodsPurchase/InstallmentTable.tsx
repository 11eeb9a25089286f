import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import { payInParts, soundMonths } from '../../../shop/installment/pay-in-parts.ts';
import { ChevronDownIcon } from '../../../shared/ui/late-icons.tsx';
import classes from './InstallmentTable.module.css';

interface InstallmentTableProps {
  /** What is paid for with all that was chosen, in whole won. */
  price: number;
  /** As the mall offers them. */
  months: readonly number[];
  /** Cards with the months that they take without interest. */
  interestFree: NonNullable<GoodsPurchaseFragment['interestFreeInstallments']>;
}

/** What paying in parts costs, for each number of months that is offered. Nothing where the shop offers none. */
export function InstallmentTable({ price, months, interestFree }: InstallmentTableProps) {
  const offers = soundMonths(months).map((each) => payInParts(price, each));
  const least = offers.at(-1);
  if (!least || price <= 0) return null;
  return (
    <details className={classes.root}>
      <summary className={classes.summary}>
        {least.months === 1 ? '일시불만 돼요' : `월 ${formatWon(least.monthly)}부터`}
        <span className={classes.more}>
          할부 금액 보기
          <ChevronDownIcon size={16} />
        </span>
      </summary>
      <table className={classes.table}>
        <caption className="visually-hidden">개월별 할부 금액</caption>
        <thead>
          <tr>
            <th scope="col">개월</th>
            <th scope="col">월 납부액</th>
            <th scope="col">할부이자</th>
            <th scope="col">총 납부액</th>
          </tr>
        </thead>
        <tbody>
          {offers.map(({ months: each, monthly, total }) => (
            <tr key={each}>
              <th scope="row">{each === 1 ? '일시불' : `${each}개월`}</th>
              <td>{formatWon(monthly)}</td>
              <td>
                {total === price ? '없음' : formatWon(total - price)}
                <FreeCards
                  names={interestFree.filter((card) => card.months.includes(each)).map(({ cardName }) => cardName)}
                />
              </td>
              <td>{formatWon(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>할부이자는 월 0.492%예요. 월 납부액의 원 단위 미만은 절사해요.</p>
    </details>
  );
}

function FreeCards({ names }: { names: readonly string[] }) {
  return names.length === 0 ? null : <span className={classes.free}>무이자: {names.join(', ')}</span>;
}
