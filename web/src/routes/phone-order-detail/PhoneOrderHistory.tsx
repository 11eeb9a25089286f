import type { PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { phoneOrderStatusLabel } from '../../features/orders/phone-order-status.ts';
import { momentInWords } from '../../shared/format/day-words.ts';
import { Rows, Quiet, QuietTime } from '../../features/orders/OrderParts/Rows.tsx';

/** History of the order, latest first. */
export function PhoneOrderHistory({ order: { history } }: { order: PhoneOrderDetailsFragment }) {
  if (!history?.length) return null;
  return (
    <Part title="신청 진행 내역">
      <Rows label="진행 내역, 최근 것부터">
        {history.toReversed().map(({ at, status, note }, index) => (
          // Two events may have the same time and state.
          <li key={history.length - index}>
            <span>
              <strong>{phoneOrderStatusLabel(status)}</strong>
              {note ? <Quiet> · {note}</Quiet> : null}
            </span>
            {at === null ? null : <QuietTime dateTime={at}>{momentInWords(at)}</QuietTime>}
          </li>
        ))}
      </Rows>
    </Part>
  );
}
