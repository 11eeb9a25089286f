import { Link } from 'react-router-dom';
import type { OwnCouponFragment } from '../../__generated__/graphql.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import { conditionTexts, discountText, kindNames, timeText } from '../../features/benefits/coupon-words.ts';
import classes from './Coupons.module.css';

/** A coupon with its terms, and the order that it was used for. */
export function CouponCard({ coupon }: { coupon: OwnCouponFragment }) {
  const mall = useMall();
  const device = useDevice();
  const { offer, orderNumber, status } = coupon;
  const discount = discountText(offer);
  const time = timeText(coupon);
  return (
    <article className={classes.card} data-over={status !== 'USABLE' || undefined}>
      <p className={classes.kind}>{offer.kind ? kindNames[offer.kind] : '쿠폰'}</p>
      <h2 className={classes.name}>{offer.name}</h2>
      {discount ? <p className={classes.discount}>{discount}</p> : null}
      <ul className={classes.terms}>
        {conditionTexts(offer).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {time ? <li>{time}</li> : null}
      </ul>
      {orderNumber ? (
        <Link className={classes.order} to={pathTo('order-detail', mall, device, { orderNumber })}>
          사용한 주문 보기<span className="visually-hidden">, {offer.name}</span>
        </Link>
      ) : null}
    </article>
  );
}
