import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import classes from './CartPage.module.css';

/** The shape of a cart with two lines. */
export function CartSkeleton() {
  return (
    <div className={classes.columns}>
      <div className={classes.groups}>
        <output className="visually-hidden">장바구니를 불러오는 중이에요</output>
        {[1, 2].map((line) => (
          <div key={line} className={classes.waiting}>
            <Skeleton width={96} height={96} radius="var(--radius-control)" />
            <div>
              <Skeleton width="60%" height={20} />
              <Skeleton width="40%" height={16} />
              <Skeleton width={132} height={44} />
            </div>
          </div>
        ))}
      </div>
      <Skeleton height={240} radius="var(--radius-card)" />
    </div>
  );
}
