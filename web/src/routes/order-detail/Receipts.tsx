import type { OrderDetailsFragment } from '../../__generated__/graphql.ts';
import { receiptWords } from '../../features/orders/order-words.ts';
import { formatWon } from '../../shared/format/money.ts';
import { formatDay } from '../../shared/format/time.ts';
import { SmartLink } from '../../shared/links/SmartLink.tsx';
import { Part } from './Part.tsx';
import classes from './OrderDetailPage.module.css';

/** Receipts of the order, each with the way to it. */
export function Receipts({ order: { receipts } }: { order: OrderDetailsFragment }) {
  if (receipts.length === 0) return null;
  return (
    <Part title="영수증">
      <ul className={classes.rows}>
        {receipts.map(({ type, amount, issuedAt, url }) => {
          const name = type === null ? '영수증' : receiptWords[type];
          return (
            <li key={`${type} ${issuedAt} ${amount}`}>
              <span>
                {name} {formatWon(amount)}
                {issuedAt === null ? null : <span className={classes.quiet}> · {formatDay(issuedAt)}</span>}
              </span>
              {url === null ? null : (
                <SmartLink className={classes.way} to={url}>
                  보기<span className="visually-hidden">, {name}</span>
                </SmartLink>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
