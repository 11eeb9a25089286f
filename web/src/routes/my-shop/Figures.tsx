import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { MyShopSummaryQuery } from '../../__generated__/graphql.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { ownSubscriptionsPath } from '../../shop/links/order-list-path.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import { Unread } from './Unread.tsx';
import classes from './ShopSummary.module.css';

export type MemberInNumbers = NonNullable<MyShopSummaryQuery['viewer']>;

interface FiguresProps {
  member: MemberInNumbers;
  onRetry: () => void;
}

/** Coupons, points and the like, each with the way to it where there is a page of it. */
export function Figures({ member, onRetry }: FiguresProps) {
  const id = useId();
  const mall = useMall();
  const device = useDevice();
  const shopping = [
    { label: '쿠폰', value: member.couponCount, unit: '장', path: pathTo('coupons', mall, device) },
    { label: '포인트', value: member.pointBalance, unit: 'P', path: pathTo('points', mall, device) },
    { label: '찜한 상품', value: member.favoriteCount, unit: '개', path: pathTo('favorites', mall, device) },
    { label: '장바구니', value: member.cart?.lineCount ?? null, unit: '개', path: pathTo('cart', mall, device) },
    { label: '구독', value: member.subscriptionCount, unit: '개', path: ownSubscriptionsPath(mall, device) },
  ];
  const questions = {
    label: '답변을 기다리는 문의',
    value: member.unansweredInquiryCount,
    unit: '건',
    path: pathTo('my-questions', mall, device),
  };
  const figures = mall.openAreas.includes('SHOPPING') ? [...shopping, questions] : [questions];
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h2 id={id} className={classes.title}>
        혜택과 문의
      </h2>
      <ul className={classes.figures}>
        {figures.map(({ label, value, ...figure }) => (
          <li key={label}>
            {value === null ? (
              <Unread label={label} onRetry={onRetry} />
            ) : (
              <Figure label={label} value={value} {...figure} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figure({ label, value, unit, path }: { label: string; value: number; unit: string; path?: string }) {
  const content = (
    <>
      <span>{label}</span> <strong className={classes.number}>{`${formatNumber(value)}${unit}`}</strong>
    </>
  );
  if (path === undefined) return <p className={classes.figure}>{content}</p>;
  return (
    <Link className={classes.figure} to={path}>
      {content}
    </Link>
  );
}
