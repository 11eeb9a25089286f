import { useMyShopSummaryQuery } from '../../__generated__/hooks.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { useIsMember } from '../../shop/session/session-context.ts';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { Figures, type MemberInNumbers } from './Figures.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { OrderCounts } from './OrderCounts.tsx';
import classes from './ShopSummary.module.css';

/** What a member has in the shop. Each part that could not be read says so, and the others stand. */
export function ShopSummary() {
  const { url, isMarketing, openAreas } = useMall();
  const isMember = useIsMember();
  const { data, loading, error, refetch } = useMyShopSummaryQuery({
    variables: { mallUrl: url },
    // Guests of a marketing mall have no my shop of their own.
    skip: !isMember || isMarketing,
    errorPolicy: 'all',
  });
  if (!isMember || isMarketing) return null;
  const member = data?.viewer;
  const onRetry = () => void refetch();
  if (!member || !isRead(member))
    return loading ? <SummarySkeleton /> : <SectionFailure error={error} onRetry={onRetry} />;
  const hasGoods = openAreas.includes('SHOPPING');
  return (
    <>
      {/* Without goods there are only bulk orders, so there is no kind to narrow by. */}
      <OrderCounts
        title="주문 현황"
        type={hasGoods ? 'GOODS' : null}
        counts={member.goodsOrderCounts}
        claims={member.openClaimCount}
        onRetry={onRetry}
      />
      {hasGoods && hasOpen(member.phoneOrderCounts) ? (
        <OrderCounts title="휴대폰 주문" type="PHONE" counts={member.phoneOrderCounts} onRetry={onRetry} />
      ) : null}
      <Figures member={member} onRetry={onRetry} />
      <LatestOrders orders={member.latestOrders} onRetry={onRetry} />
    </>
  );
}

/** Whether any part could be read: one call brings nearly all. */
function isRead({ goodsOrderCounts, openClaimCount, unansweredInquiryCount, latestOrders }: MemberInNumbers): boolean {
  return [goodsOrderCounts, openClaimCount, unansweredInquiryCount, latestOrders].some((part) => part !== null);
}

/** Most members order no phone, so only those who did see its row, or those of whom it is not known. */
function hasOpen(counts: readonly { count: number }[] | null): boolean {
  return counts === null || counts.some(({ count }) => count > 0);
}

function SummarySkeleton() {
  return (
    <div className={classes.skeleton}>
      <output className="visually-hidden">마이샵을 불러오는 중이에요</output>
      <Skeleton height={120} />
      <Skeleton height={88} />
      <Skeleton height={160} />
    </div>
  );
}
