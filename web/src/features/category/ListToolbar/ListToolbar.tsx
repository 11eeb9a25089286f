import { StockToggle } from './StockToggle.tsx';
import { orderNames, type foundOrderNames, type Listing } from '../listing.ts';
import { SortLinks } from '../SortLinks/SortLinks.tsx';
import { formatNumber } from '../../../shared/format/money.ts';
import classes from './ListToolbar.module.css';

interface ListToolbarProps {
  /** Undefined while it is not known. */
  count: number | undefined;
  listing: Listing;
  pathFor(change: Partial<Listing>): string;
  /** Labels of the sort orders. */
  names?: typeof orderNames | typeof foundOrderNames;
}

/** How many there are, in which order, and whether those that are gone count. */
export function ListToolbar({ count, listing: { order, filter }, pathFor, names = orderNames }: ListToolbarProps) {
  const isOn = filter.inStockOnly === true;
  const isEmpty = count === 0;
  return (
    <div className={classes.toolbar}>
      <output className={classes.count}>
        {count === undefined ? (
          '상품을 불러오고 있어요'
        ) : (
          <>
            총 <strong>{formatNumber(count)}</strong>개
          </>
        )}
        {/* Read out with the count: another order changes no number. */}
        {count === undefined ? null : <span className="visually-hidden">, {names[order]}</span>}
      </output>
      {isEmpty ? null : (
        <div className={classes.sort}>
          <SortLinks current={order} names={names} pathFor={(next) => pathFor({ order: next })} />
        </div>
      )}
      {isEmpty && !isOn ? null : (
        <StockToggle isOn={isOn} path={pathFor({ filter: { ...filter, inStockOnly: isOn ? undefined : true } })} />
      )}
    </div>
  );
}
