import type { PickupPlaceFactsFragment } from '../../__generated__/graphql.ts';
import { dayInWords } from '../../shared/format/day-words.ts';
import classes from './PickupPlaceText.module.css';

interface PickupPlaceTextProps {
  place: PickupPlaceFactsFragment;
  /** The day from which the goods wait there. */
  from: string | null;
}

/** A shop where goods are picked up: its address on a map, its hours, and from when they wait there. */
export function PickupPlaceText({ place, from }: PickupPlaceTextProps) {
  const { name, address, phone, openingHours } = place;
  return (
    <span className={classes.root}>
      {from === null ? null : <span className={classes.day}>{dayInWords(from)}부터 받을 수 있어요</span>}
      <span>{[name, phone].filter(Boolean).join(' · ')}</span>
      {address === null ? null : (
        <span>
          {address}{' '}
          <a className={classes.map} href={mapUrl(address)} target="_blank" rel="noreferrer">
            지도 보기<span className="visually-hidden">, 새 창</span>
          </a>
        </span>
      )}
      {openingHours === null ? null : <span>{openingHours}</span>}
    </span>
  );
}

/** Without floor and room, which maps do not know. */
function mapUrl(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.split(',')[0] ?? address)}`;
}
