import type { JoinType, PhoneCardFragment } from '../../../__generated__/graphql.ts';
import { formatTenThousands } from '../../../shared/format/money.ts';
import classes from './SubscriptionCounts.module.css';

const words = {
  NEW: '신규 혜택',
  TRANSFER: '번호이동 혜택',
  CHANGE: '기기변경 혜택',
} as const satisfies Record<JoinType, string>;

/**
 * The subsidy by join type, in ten thousands of won. The price beside it may depend on the other discount, so the
 * condition is shown.
 */
export function SubscriptionCounts({ phone: { joinBenefits } }: { phone: Pick<PhoneCardFragment, 'joinBenefits'> }) {
  if (joinBenefits.length === 0) return null;
  return (
    <div className={classes.root}>
      <span>공통지원금 선택 시</span>
      <dl className={classes.counts}>
        {joinBenefits.map(({ joinType, amount }) => (
          <div key={joinType} className={classes.pair}>
            <dt>{words[joinType]}</dt>
            <dd>{formatTenThousands(amount / 10_000)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
