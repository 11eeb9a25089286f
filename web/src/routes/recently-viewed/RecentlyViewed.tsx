import { useId, useState, type MouseEvent } from 'react';
import { RecentActions } from '../../features/recently-viewed/RecentActions/RecentActions.tsx';
import { useMallUrl } from '../../shared/page/page-context.ts';
import { CardSkeleton } from '../../shared/product-card/CardSkeleton.tsx';
import { forgetViewed } from '../../shared/recently-viewed/recently-viewed.ts';
import { SectionHeading } from '../../shared/section-heading/SectionHeading.tsx';
import { ScrollingRow } from '../../shared/ui/ScrollingRow/ScrollingRow.tsx';
import { SectionFailure } from '../../shared/ui/SectionBoundary/SectionFailure.tsx';
import { ProductCard } from '../product-card/ProductCard.tsx';
import classes from './RecentlyViewed.module.css';
import { useRecentProducts, type RecentProduct } from './use-recent-products.ts';

/** What this shopper looked at last, newest first, each with order and delete. Nothing at all while there is nothing. */
export function RecentlyViewed() {
  const headingId = useId();
  const mallUrl = useMallUrl();
  const { recent, error, retry } = useRecentProducts();
  const [deleted, setDeleted] = useState<string | null>(null);
  const remove = (event: MouseEvent<HTMLButtonElement>, product: { number: string; name: string }) => {
    focusNeighbor(event.currentTarget);
    forgetViewed(mallUrl, product.number);
    setDeleted(product.name);
  };
  if (recent.length === 0 && deleted === null && !error) return null;
  return (
    <section className={classes.root} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title="최근 본 상품" />
      {recent.length > 0 ? (
        <ScrollingRow>
          {recent.map(({ number, product }) => (
            <li key={number} className={classes.item}>
              <Entry number={number} product={product} onDelete={remove} />
            </li>
          ))}
        </ScrollingRow>
      ) : null}
      {recent.length === 0 && !error ? <AllDeleted /> : null}
      {error ? <SectionFailure error={error} onRetry={retry} /> : null}
      <output className="visually-hidden">{deleted === null ? '' : `${deleted} 상품을 최근 본 상품에서 삭제했어요.`}</output>
    </section>
  );
}

interface EntryProps extends RecentProduct {
  onDelete(event: MouseEvent<HTMLButtonElement>, product: { number: string; name: string }): void;
}

function Entry({ number, product, onDelete }: EntryProps) {
  if (!product) return <CardSkeleton shape={number.startsWith('HP') ? 'tall' : 'square'} />;
  return (
    <ProductCard product={product}>
      <RecentActions product={product} onDelete={(event) => onDelete(event, product)} />
    </ProductCard>
  );
}

/** Takes the focus that its last card had. */
function AllDeleted() {
  return (
    <p ref={(line) => line?.focus()} tabIndex={-1} className={classes.none}>
      최근 본 상품을 모두 지웠어요.
    </p>
  );
}

/** The button that is about to go hands its focus on: to the same button of the next card, else of the one before. */
function focusNeighbor(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbor?.querySelector<HTMLElement>('button[aria-label$="삭제"]')?.focus();
}
