import { useId, useRef, useState, type MouseEvent } from 'react';
import { RecentActions } from '../../features/recently-viewed/RecentActions/RecentActions.tsx';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { isPhone } from '../../shop/product-number.ts';
import { CardSkeleton } from '../../shop/product-card/CardSkeleton.tsx';
import { forgetViewed, restoreViewed } from '../../shop/recently-viewed/recently-viewed.ts';
import { SectionHeading } from '../../shared/section-heading/SectionHeading.tsx';
import { ScrollingRow } from '../../shared/ui/ScrollingRow/ScrollingRow.tsx';
import { UndoNotice } from '../../shared/ui/UndoNotice/UndoNotice.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { ProductCard } from '../product-card/ProductCard.tsx';
import classes from './RecentlyViewed.module.css';
import { useRecentProducts, type RecentProduct } from './use-recent-products.ts';

interface Deleted {
  number: string;
  name: string;
  /** Its former index. */
  place: number;
}

/**
 * The recently viewed products, newest first, each with order and delete, which can be undone. Renders nothing if there
 * are none.
 */
export function RecentlyViewed() {
  const headingId = useId();
  const mallUrl = useMallUrl();
  const { recent, error, retry } = useRecentProducts();
  const list = useRef<HTMLDivElement>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const [hasDeleted, setHasDeleted] = useState(false);
  const remove = (event: MouseEvent<HTMLButtonElement>, product: { number: string; name: string }) => {
    focusNeighbor(event.currentTarget);
    setDeleted({ number: product.number, name: product.name, place: forgetViewed(mallUrl, product.number) });
    setHasDeleted(true);
  };
  const undo = ({ number, name, place }: Deleted) => {
    restoreViewed(mallUrl, number, place);
    setDeleted(null);
    // The focused button disappears; the card is there in the next frame.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`button[aria-label="${CSS.escape(name)} 삭제"]`)?.focus(),
    );
  };
  if (recent.length === 0 && !hasDeleted && !error) return null;
  return (
    <section className={classes.root} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title="최근 본 상품" />
      {recent.length > 0 ? (
        <div ref={list}>
          <ScrollingRow>
            {recent.map(({ number, product }) => (
              <li key={number} className={classes.item}>
                <Entry number={number} product={product} onDelete={remove} />
              </li>
            ))}
          </ScrollingRow>
        </div>
      ) : null}
      {recent.length === 0 && !error ? <AllDeleted /> : null}
      {error ? <SectionFailure error={error} onRetry={retry} /> : null}
      <UndoNotice
        text={deleted && `${deleted.name} 상품을 최근 본 상품에서 삭제했어요.`}
        onUndo={() => deleted && undo(deleted)}
        onDismiss={() => setDeleted(null)}
      />
    </section>
  );
}

interface EntryProps extends RecentProduct {
  onDelete(event: MouseEvent<HTMLButtonElement>, product: { number: string; name: string }): void;
}

function Entry({ number, product, onDelete }: EntryProps) {
  if (!product) return <CardSkeleton shape={isPhone(number) ? 'tall' : 'square'} />;
  return (
    <ProductCard product={product}>
      <RecentActions product={product} onDelete={(event) => onDelete(event, product)} />
    </ProductCard>
  );
}

/** Takes the focus of its last card. */
function AllDeleted() {
  return (
    <p ref={(line) => line?.focus()} tabIndex={-1} className={classes.none}>
      최근 본 상품을 모두 지웠어요.
    </p>
  );
}

/**
 * Moves the focus off a button that is about to disappear: to the same button of the next card, else of the previous
 * one.
 */
function focusNeighbor(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbor?.querySelector<HTMLElement>('button[aria-label$="삭제"]')?.focus();
}
