import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import classes from './ProductDetail.module.css';

/** The placeholder of a product page: the image, and what is beside it. */
export function ProductSkeleton() {
  return (
    <>
      <output className="visually-hidden">상품을 불러오고 있어요</output>
      <Skeleton width={180} height={20} />
      <div className={classes.columns}>
        <Skeleton ratio={1} radius="var(--radius-card)" />
        <div className={classes.panel}>
          <Skeleton width="80%" height={36} />
          <Skeleton width="40%" height={40} />
          <Skeleton height={120} />
          <Skeleton height={52} />
        </div>
      </div>
    </>
  );
}
