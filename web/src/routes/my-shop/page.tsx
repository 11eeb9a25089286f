import { MyShopDocument, MyShopSummaryDocument } from '../../__generated__/graphql.ts';
import { MyShopMenu } from '../../features/member/MyShopMenu/MyShopMenu.tsx';
import { useDevice, usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { RecentlyViewed } from '../../catalog/recently-viewed/RecentlyViewed.tsx';
import { MyShopHead } from './MyShopHead.tsx';
import classes from './MyShopPage.module.css';
import { NoSuchPart } from './NoSuchPart.tsx';
import { isStartOfMyShop } from './parts.ts';
import { ShopSummary } from './ShopSummary.tsx';

/** The start of my shop. Its other parts have rows of their own in the table of routes. */
export function MyShopPage() {
  const isStart = isStartOfMyShop(usePage().params);
  return <MantineSurface>{isStart ? <MyShopStart /> : <NoSuchPart />}</MantineSurface>;
}

/** The member, what they have in the shop, all that they can do (beside the page on a desktop), and their recently viewed products. */
function MyShopStart() {
  const device = useDevice();
  return (
    <div className={`content-width ${classes.root}`}>
      <h1 className={classes.title}>마이샵</h1>
      <MyShopHead />
      <SectionBoundary>
        <ShopSummary />
      </SectionBoundary>
      {device === 'MOBILE' && <MyShopMenu />}
      <SectionBoundary>
        <RecentlyViewed />
      </SectionBoundary>
    </div>
  );
}

export const page: PageModule = {
  Component: MyShopPage,
  load: async ({ preload, mallUrl, params }) => {
    if (!isStartOfMyShop(params)) return { status: 404 };
    await Promise.all([preload(MyShopDocument, { mallUrl }), preload(MyShopSummaryDocument, { mallUrl })]);
    return undefined;
  },
};
