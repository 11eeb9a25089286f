import { useLocation, useSearchParams } from 'react-router-dom';
import type { SubscriptionCardFragment } from '../../__generated__/graphql.ts';
import { BeyondTheEnd } from '../../catalog/product-list/EmptyListing.tsx';
import { changeListing, orderNames, readListing, writeListing, type Listing } from '../../features/category/listing.ts';
import { SortLinks } from '../../features/category/SortLinks/SortLinks.tsx';
import { formatNumber } from '../../shared/format/money.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../../shared/ui/icons/icons.tsx';
import { Pagination } from '../../shared/ui/Pagination/Pagination.tsx';
import { productsPerPage } from '../../shop/product-card/products-per-page.ts';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import classes from './Subscriptions.module.css';

interface SubscriptionListProps {
  list: { totalCount: number; nodes: readonly SubscriptionCardFragment[] };
  /** The list still shows the previous address. */
  isBusy: boolean;
}

/** The products with their order and pages, all of it in the address. */
export function SubscriptionList({ list: { totalCount, nodes }, isBusy }: SubscriptionListProps) {
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  const listing = readListing(searchParams);
  const category = searchParams.get('ctgNo');
  const pathOf = (wanted: Listing) =>
    `${pathname}${writeListing(new URLSearchParams(category ? { ctgNo: category } : {}), { ...wanted, filter: {} })}`;
  if (totalCount === 0)
    return (
      <EmptyState
        icon={<SearchIcon size={40} />}
        title="지금 구독할 수 있는 상품이 없어요"
        text="새 구독 상품이 들어오면 여기에서 보여 드려요."
      />
    );
  if (nodes.length === 0)
    return (
      <BeyondTheEnd
        path={pathOf({ ...listing, page: 1, through: 1 })}
        text="구독 상품이 줄어 마지막 쪽이 앞당겨졌을 수 있어요."
      />
    );
  return (
    <section aria-label="구독 상품" aria-busy={isBusy} className={classes.results}>
      <div className={classes.toolbar}>
        <output>
          총 <strong>{formatNumber(totalCount)}</strong>개
          <span className="visually-hidden">, {orderNames[listing.order]}</span>
        </output>
        <SortLinks
          current={listing.order}
          names={orderNames}
          pathFor={(order) => pathOf(changeListing(listing, { order }))}
        />
      </div>
      <ul className={classes.grid}>
        {nodes.map((product, index) => (
          <li key={product.id}>
            <SubscriptionCard product={product} isEager={index < 4} />
          </li>
        ))}
      </ul>
      <Pagination
        current={listing.page}
        last={Math.ceil(totalCount / productsPerPage)}
        pathFor={(page) => pathOf({ ...listing, page, through: page })}
      />
    </section>
  );
}
