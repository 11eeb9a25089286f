import type { PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import classes from '../../features/orders/OrderParts/OrderParts.module.css';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { phoneOrderStatusLabel } from '../../features/phones/PhoneOrder/phone-order-words.ts';
import { momentInWords } from '../../shared/format/day-words.ts';

/** History of the order, latest first. */
export function PhoneOrderHistory({ order: { history } }: { order: PhoneOrderDetailsFragment }) {
  if (!history?.length) return null;
  return (
    <Part title="처리 내역">
      <ol className={classes.rows} aria-label="처리 내역, 최근 것부터">
        {history.toReversed().map(({ at, status, note }, index) => (
          // Two events may have the same time and state.
          <li key={history.length - index}>
            <span>
              <strong>{phoneOrderStatusLabel(status)}</strong>
              {note ? <span className={classes.quiet}> · {note}</span> : null}
            </span>
            {at === null ? null : (
              <time className={classes.quiet} dateTime={at}>
                {momentInWords(at)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}
