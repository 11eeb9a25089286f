import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { OrderPhase, OrderType, PhaseCountFragment } from '../../__generated__/graphql.ts';
import { phaseLabels } from '../../features/orders/order-status.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { filteredOrdersPath, type OrderFilter } from '../../shop/links/order-list-path.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { Unread } from './Unread.tsx';
import classes from './ShopSummary.module.css';

/** Those that wait for something. */
const shownPhases: readonly OrderPhase[] = ['AWAITING_PAYMENT', 'PREPARING', 'SHIPPING', 'DELIVERED'];

interface OrderCountsProps {
  title: string;
  /** The kind that the lists are narrowed to; null: all. */
  type: OrderType | null;
  counts: readonly PhaseCountFragment[] | null;
  /** Cancels, exchanges and returns under way; left out where the kind has none. */
  claims?: number | null;
  onRetry: () => void;
}

/** How many orders are where, each number with the way to them. */
export function OrderCounts({ title, type, counts, claims, onRetry }: OrderCountsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {counts ? (
        <ul className={classes.figures}>
          {shownPhases.map((phase) => (
            <li key={phase}>
              <Count
                label={phaseLabels[phase]}
                count={counts.find((each) => each.phase === phase)?.count ?? 0}
                filter={{ type, state: phase }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <SectionFailure error={undefined} onRetry={onRetry} />
      )}
      {claims === undefined ? null : claims === null ? (
        <Unread label={claimsLabel} onRetry={onRetry} />
      ) : (
        <p>
          <Count label={claimsLabel} count={claims} filter={{ type, state: 'OPEN_CLAIM' }} />
        </p>
      )}
    </section>
  );
}

const claimsLabel = '진행 중인 취소·교환·반품';

interface CountProps {
  label: string;
  count: number;
  filter: OrderFilter;
}

function Count({ label, count, filter }: CountProps) {
  const mall = useMall();
  const device = useDevice();
  return (
    <Link className={classes.figure} to={filteredOrdersPath(mall, device, filter)}>
      <span>{label}</span> <strong className={classes.number}>{formatNumber(count)}건</strong>
    </Link>
  );
}
