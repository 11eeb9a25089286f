import { useId, type ReactNode } from 'react';
import { isPhone } from '../../../shop/product-number.ts';
import { CardSkeleton } from '../../../shop/product-card/CardSkeleton.tsx';
import { ScrollingRow } from '../../../shared/ui/ScrollingRow/ScrollingRow.tsx';
import { SectionHeading } from '../../../shared/section-heading/SectionHeading.tsx';
import classes from './ProductRow.module.css';

interface ProductRowSkeletonProps {
  title: string;
  reason?: string | null;
  /** Numbers of the products to come: HP... are phones, whose cards are taller. */
  numbers: readonly string[];
  /** False if they failed to load: the space is kept anyway, so that nothing moves. */
  isComing?: boolean;
  /** A message over the cards. */
  children?: ReactNode;
}

/** A product row without its products yet: its title, and placeholders of the cards' size. */
export function ProductRowSkeleton({ title, reason, numbers, isComing = true, children }: ProductRowSkeletonProps) {
  const headingId = useId();
  return (
    <section className={classes.root} aria-labelledby={headingId} aria-busy={isComing}>
      <SectionHeading id={headingId} title={title} reason={reason} />
      <div className={classes.stage}>
        <div inert>
          <ScrollingRow>
            {numbers.map((number) => (
              <li key={number}>
                <CardSkeleton shape={isPhone(number) ? 'tall' : 'square'} />
              </li>
            ))}
          </ScrollingRow>
        </div>
        {children ? <div className={classes.message}>{children}</div> : null}
      </div>
    </section>
  );
}
