import { Link, useLocation } from 'react-router-dom';
import { dayInWords } from '../../shared/format/day-words.ts';
import { useMallToday } from '../../shop/mall/mall-day.ts';
import buttons from '../../shared/ui/button.module.css';
import { earlierUntil, longestPeriod, shownDays, writePlace, type OrderListPlace } from './order-list-place.ts';
import classes from './OrderList.module.css';

/** Which days are shown, where they do not end today. */
export function ShownDays({ place }: { place: OrderListPlace }) {
  const today = useMallToday();
  const days = place.until === null && place.own === null ? null : shownDays(place, today);
  if (days === null) return null;
  const words = (day: string) => dayInWords(day, new Date(today));
  return (
    <p className={classes.days}>
      {words(days.from)}부터 {words(days.to)}까지의 주문이에요.
    </p>
  );
}

/** The ways to the six months before those that are shown, and back to the latest. */
export function EarlierOrders({ place }: { place: OrderListPlace }) {
  const { pathname } = useLocation();
  const today = useMallToday();
  const earlier = earlierUntil(place, today);
  if (place.own !== null || place.period !== longestPeriod) return null;
  return (
    <nav className={classes.earlier} aria-label="다른 기간의 주문">
      {earlier === null ? null : (
        <Link className={buttons.secondary} to={pathname + writePlace({ ...place, until: earlier, page: 1 })}>
          {dayInWords(earlier, new Date(today))} 이전 주문 보기
        </Link>
      )}
      {place.until === null ? null : (
        <Link className={buttons.secondary} to={pathname + writePlace({ ...place, until: null, page: 1 })}>
          최근 6개월 주문 보기
        </Link>
      )}
    </nav>
  );
}
