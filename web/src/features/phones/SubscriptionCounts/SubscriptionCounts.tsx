import type { PhoneCardFragment } from '../../../__generated__/graphql.ts';
import { formatTenThousands } from '../../../shared/format/money.ts';
import classes from './SubscriptionCounts.module.css';

interface SubscriptionCountsProps {
  phone: Pick<PhoneCardFragment, 'newCount' | 'transferCount' | 'changeCount'>;
}

/**
 * The subsidy by join type, in ten thousands of won. A negative number is left out. The price beside it may depend on
 * the other discount, so the condition is shown.
 */
export function SubscriptionCounts({ phone }: SubscriptionCountsProps) {
  const counts = [
    { kind: '신규 혜택', count: phone.newCount },
    { kind: '번호이동 혜택', count: phone.transferCount },
    { kind: '기기변경 혜택', count: phone.changeCount },
  ].filter((each): each is { kind: string; count: number } => each.count != null && each.count >= 0);
  if (counts.length === 0) return null;
  return (
    <div className={classes.root}>
      <span>공통지원금 선택 시</span>
      <dl className={classes.counts}>
        {counts.map(({ kind, count }) => (
          <div key={kind} className={classes.pair}>
            <dt>{kind}</dt>
            <dd>{formatTenThousands(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
