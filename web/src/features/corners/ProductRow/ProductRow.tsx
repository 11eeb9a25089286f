import { useId, type ReactNode } from 'react';
import { ScrollingRow } from '../../../shared/ui/ScrollingRow/ScrollingRow.tsx';
import { SectionHeading } from '../../../shared/section-heading/SectionHeading.tsx';
import classes from './ProductRow.module.css';

interface ProductRowProps {
  title: string;
  /** One line that says why this row is here. */
  reason?: string | null;
  /** Path of the full list; no link without. */
  allPath?: string | null;
  /** One card each, in order. */
  cards: readonly { key: string; card: ReactNode }[];
}

/** A titled row of cards. */
export function ProductRow({ title, reason, allPath, cards }: ProductRowProps) {
  const headingId = useId();
  return (
    <section className={classes.root} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={title} reason={reason} allPath={allPath} />
      <ScrollingRow>
        {cards.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ScrollingRow>
    </section>
  );
}
