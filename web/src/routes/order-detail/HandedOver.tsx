import type { OrderItemLineFragment } from '../../__generated__/graphql.ts';
import { dayInWords } from '../../shared/format/day-words.ts';
import { PickupPlaceText } from '../../shop/pickup-place/PickupPlaceText.tsx';
import classes from './HandedOver.module.css';

/** What no carrier brings: the codes that came by text message, or the shop where it waits. */
export function HandedOver({ item }: { item: OrderItemLineFragment }) {
  const { pickupPlace, pickupFrom } = item;
  return (
    <>
      <Tickets item={item} />
      {pickupPlace === null ? null : (
        <p>
          <PickupPlaceText place={pickupPlace} from={waits(item) ? pickupFrom : null} />
        </p>
      )}
    </>
  );
}

/** Whether its owner has not got it yet. */
function waits({ status }: OrderItemLineFragment): boolean {
  return status === 'PAID' || status === 'PREPARING';
}

/** To be shown where they are used. */
function Tickets({ item }: { item: OrderItemLineFragment }) {
  const tickets = (item.tickets ?? []).filter(({ pin }) => pin !== null);
  if (tickets.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={`${item.name} 이용권 번호`}>
      {tickets.map(({ number, pin, usableUntil, status }) => (
        <li key={number} className={classes.ticket} data-status={status ?? undefined}>
          <p className={classes.pin}>{pin}</p>
          <p className={classes.until}>
            {status === null || status === 'USABLE'
              ? usableUntil && `${dayInWords(usableUntil)}까지 쓸 수 있어요`
              : ended[status]}
          </p>
        </li>
      ))}
    </ul>
  );
}

const ended = { USED: '사용한 이용권이에요', RETURNED: '반품한 이용권이에요', EXPIRED: '기간이 만료됐어요' } as const;
