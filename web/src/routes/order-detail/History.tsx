import { statusLabel, wayStatusLabel } from '../../features/orders/order-status.ts';
import { momentInWords } from '../../shared/format/day-words.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import { Rows, Quiet, QuietTime } from '../../features/orders/OrderParts/Rows.tsx';

/** History of the order, latest first. */
export function History({ order: { history, items, receivingWay } }: { order: WholeOrder }) {
  if (history.length === 0) return null;
  const itemOf = (number: string | null) => items.find((item) => item.number === number);
  return (
    <Part title="주문 진행 내역">
      <Rows label="진행 내역, 최근 것부터">
        {history.toReversed().map(({ at, itemNumber, status, note }, index, { length }) => (
          <li key={`${length - index} ${at} ${itemNumber} ${status}`}>
            <span>
              <strong>
                {wayStatusLabel(status, itemOf(itemNumber)?.receivingWay ?? receivingWay) ?? statusLabel(status)}
              </strong>
              <Quiet>{[itemOf(itemNumber)?.name, note].filter(Boolean).map((text) => ` · ${text}`)}</Quiet>
            </span>
            {at === null ? null : <QuietTime dateTime={at}>{momentInWords(at)}</QuietTime>}
          </li>
        ))}
      </Rows>
    </Part>
  );
}
