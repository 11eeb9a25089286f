import type { DeliveryType } from '../../__generated__/graphql.ts';
import { Arrival } from '../../shop/arrival/Arrival.tsx';
import { deliveryNote } from './delivery-note.ts';

interface ComingProps {
  day: string | null;
  type: DeliveryType | null;
  /** Of the words on an agreed day. */
  className?: string | undefined;
}

/** The day on which bought goods are expected, or how one is agreed on. Nothing of what no carrier brings. */
export function Coming({ day, type, className }: ComingProps) {
  if (day !== null) return <Arrival day={day} />;
  const note = deliveryNote(type, 'PARCEL');
  return note === null ? null : <p className={className}>{note}</p>;
}
