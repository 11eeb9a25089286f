import { useId } from 'react';
import type { CartLineFragment } from '../../__generated__/graphql.ts';
import { deliveryNote } from '../../features/goods/delivery-note.ts';
import { deliveryLabel } from '../../features/goods/delivery-label.ts';
import { formatWon } from '../../shared/format/money.ts';
import type { Calculation } from '../../shared/query/use-calculation.ts';
import { Arrival } from '../../shop/arrival/Arrival.tsx';
import { CartLine } from './CartLine.tsx';
import classes from './CartGroup.module.css';
import type { CartGroup as Group } from './cart-groups.ts';
import { feeText } from './line-texts.ts';
import type { SelectionPrice } from './use-selection-price.ts';

interface CartGroupProps {
  group: Group;
  price: Calculation<SelectionPrice>;
  isChosen: (line: CartLineFragment) => boolean;
  onChoose: (numbers: readonly string[], isWanted: boolean) => void;
  onRemove: (lines: readonly CartLineFragment[]) => void;
}

/** Lines that come together: how, for how much, and what is missing until they come for nothing. */
export function CartGroup({ group, price, isChosen, onChoose, onRemove }: CartGroupProps) {
  const id = useId();
  const delivery = deliveryLabel(group.deliveryType, group.receivingWay);
  const note = deliveryNote(group.deliveryType, group.receivingWay);
  return (
    <section className={classes.root} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {delivery ?? '배송 방법 확인 중'}
        </h2>
        <Arrival day={group.arrivesOn} />
        <DeliveryFee group={group} price={price} isChosen={isChosen} />
        {note === null ? null : <p className={classes.note}>{note}</p>}
      </header>
      <ul>
        {group.lines.map((line) => (
          <li key={line.id}>
            <CartLine
              line={line}
              isChosen={line.isOrderable && isChosen(line)}
              onChoose={(isWanted) => onChoose([line.number], isWanted)}
              onRemove={() => onRemove([line])}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeliveryFee({ group, price, isChosen }: Pick<CartGroupProps, 'group' | 'price' | 'isChosen'>) {
  if (group.receivingWay !== 'PARCEL') return <p className={classes.fee}>배송비 없음</p>;
  if (price.failure !== null || !group.lines.some((line) => line.isOrderable && isChosen(line))) return null;
  const told = price.value?.deliveryGroups.find(({ number }) => number === group.number);
  // The last sums may be of a selection without this group.
  if (price.isPending && !told) return null;
  const { fee = null, missingToFree = null } = told ?? {};
  return (
    <p
      className={classes.fee}
      aria-live="polite"
      aria-busy={price.isPending}
      data-pending={price.isPending || undefined}
    >
      배송비 <strong>{feeText(fee)}</strong>
      {missingToFree === null || missingToFree === 0 ? null : (
        <span className={classes.missing}> · {formatWon(missingToFree)} 더 담으면 무료배송이에요</span>
      )}
    </p>
  );
}
