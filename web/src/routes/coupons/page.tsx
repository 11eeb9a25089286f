import { CouponsDocument } from '../../__generated__/graphql.ts';
import { MembersOnly } from '../../features/benefits/MembersOnly.tsx';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { useMall } from '../../shop/mall/mall-context.ts';
import { listResult } from '../../shop/page/list-result.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { listVariables } from './coupon-list-place.ts';
import { CouponList } from './CouponList.tsx';
import classes from './Coupons.module.css';

/** A member's coupons, which guests of a marketing mall do not have. */
export function CouponsPage() {
  const { isMarketing } = useMall();
  return (
    <MantineSurface>
      <div className={`content-width ${classes.root}`}>
        {isMarketing ? <MembersOnly what="쿠폰" /> : <CouponList />}
      </div>
    </MantineSurface>
  );
}

export const page: PageModule = {
  Component: CouponsPage,
  load: async (request) => {
    const { data } = await request.preload(CouponsDocument, listVariables(request));
    return listResult(request, data?.viewer?.coupons);
  },
};
