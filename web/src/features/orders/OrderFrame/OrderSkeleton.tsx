import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton.tsx';
import classes from '../OrderParts/OrderParts.module.css';

/** The shape of an order. */
export function OrderSkeleton() {
  return (
    <>
      <output className="visually-hidden">주문을 불러오는 중이에요</output>
      <Skeleton width={200} height={36} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Skeleton height={240} radius="var(--radius-card)" />
          <Skeleton height={160} radius="var(--radius-card)" />
        </div>
        <div className={classes.column}>
          <Skeleton height={240} radius="var(--radius-card)" />
          <Skeleton height={160} radius="var(--radius-card)" />
        </div>
      </div>
    </>
  );
}
