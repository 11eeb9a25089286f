import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useOwnSubscriptionsQuery } from '../../__generated__/hooks.ts';
import { newPriceText } from '../../features/orders/new-price-text.ts';
import { subscriptionStatusLabel } from '../../features/subscriptions/subscription-words.ts';
import { dayInWords } from '../../shared/format/day-words.ts';
import { formatWon } from '../../shared/format/money.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { ownSubscriptionPath } from '../../shop/links/subscription-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { useIsMember } from '../../shop/session/session-context.ts';
import classes from './Subscriptions.module.css';

const latest = 5;

/** The member's latest subscriptions, each with its next charge. */
export function OwnSubscriptions() {
  const mall = useMall();
  const { mallUrl, device } = usePage();
  const isMember = useIsMember();
  const id = useId();
  const { data, error, refetch } = useOwnSubscriptionsQuery({
    variables: { mallUrl, first: latest },
    skip: !isMember || mall.isMarketing,
    errorPolicy: 'all',
  });
  const own = data?.viewer?.subscriptions;
  if (!own) return error ? <SectionFailure error={error} onRetry={() => void refetch()} /> : null;
  if (own.totalCount === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.own}>
      <h2 id={id} className={classes.ownTitle}>
        내 구독
      </h2>
      <ul>
        {own.nodes.map(({ number, title, status, nextPaymentAt, nextPayTotal, availableActions }) => (
          <li key={number}>
            <Link className={classes.ownLink} to={ownSubscriptionPath(mallUrl, device, number)}>
              {title ?? `구독 ${number}`}
            </Link>
            <span>
              {[
                subscriptionStatusLabel(status),
                nextPaymentAt &&
                  `${status === 'OVERDUE' ? '결제하지 못한 회차' : '다음 결제'} ${dayInWords(nextPaymentAt)}`,
                nextPaymentAt && nextPayTotal !== null ? formatWon(nextPayTotal) : null,
                newPriceText(availableActions),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {own.totalCount > latest ? (
        <Link className={classes.ownLink} to={pathTo('order-list', mall, device)}>
          주문 내역에서 모두 보기
        </Link>
      ) : null}
    </section>
  );
}
