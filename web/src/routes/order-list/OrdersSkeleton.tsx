import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import card from '../../features/orders/OrderCard/OrderCard.module.css';
import classes from './OrderList.module.css';

/** The shape of three orders. */
export function OrdersSkeleton() {
  return (
    <div className={classes.orders}>
      <output className="visually-hidden">주문을 불러오는 중이에요</output>
      {[1, 2, 3].map((order) => (
        <div key={order} className={card.root}>
          <p className={card.when}>
            <Skeleton width={200} height={20} />
          </p>
          <div className={card.line}>
            <span className={card.picture}>
              <Skeleton ratio={1} />
            </span>
            <div className={card.words}>
              <Skeleton width={80} height={20} />
              <Skeleton width="70%" height={20} />
            </div>
          </div>
          <Skeleton width={100} height={24} />
        </div>
      ))}
    </div>
  );
}
