import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import type { CouponStatus, OwnCouponFragment } from '../../__generated__/graphql.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { Pagination } from '../../shared/ui/Pagination/Pagination.tsx';
import { CouponCard } from './CouponCard.tsx';
import { couponsPerPage, writePlace, type CouponListPlace } from './coupon-list-place.ts';
import classes from './Coupons.module.css';

interface CouponsProps {
  coupons: { totalCount: number; nodes: readonly OwnCouponFragment[] };
  place: CouponListPlace;
  /** The coupons shown are those of the address before. */
  isBusy: boolean;
}

/** A page of coupons, with the way to the other pages. */
export function Coupons({ coupons: { totalCount, nodes }, place, isBusy }: CouponsProps) {
  const { pathname } = useLocation();
  if (nodes.length === 0) return <NoCoupons place={place} />;
  return (
    <>
      <ul className={classes.list} aria-busy={isBusy}>
        {nodes.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard coupon={coupon} />
          </li>
        ))}
      </ul>
      <Pagination
        current={place.page}
        last={Math.ceil(totalCount / couponsPerPage)}
        pathFor={(page) => pathname + writePlace({ ...place, page })}
      />
    </>
  );
}

const emptyTexts: Readonly<Record<CouponStatus, readonly [title: string, text: string]>> = {
  USABLE: ['사용할 수 있는 쿠폰이 없어요', '받은 코드가 있다면 위에서 등록해 보세요.'],
  USED: ['사용한 쿠폰이 없어요', '쿠폰으로 주문하면 여기에서 볼 수 있어요.'],
  EXPIRED: ['기간이 만료된 쿠폰이 없어요', '사용하지 못하고 기간이 만료된 쿠폰이 여기에 남아요.'],
};

function NoCoupons({ place: { status, page } }: { place: CouponListPlace }) {
  const { pathname } = useLocation();
  if (page > 1)
    return (
      <EmptyState title="이 쪽에는 쿠폰이 없어요" text="쿠폰이 줄어 마지막 쪽이 앞당겨졌을 수 있어요.">
        <Button component={Link} to={pathname + writePlace({ status, page: 1 })}>
          첫 쪽으로 가기
        </Button>
      </EmptyState>
    );
  const [title, text] = emptyTexts[status];
  return <EmptyState title={title} text={text} />;
}
