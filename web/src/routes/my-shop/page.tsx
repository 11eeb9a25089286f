import { useLocation } from 'react-router-dom';
import { MyShopDocument, MyShopSummaryDocument } from '../../__generated__/graphql.ts';
import { MyShopMenu } from '../../features/member/MyShopMenu/MyShopMenu.tsx';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { RecentlyViewed } from '../../catalog/recently-viewed/RecentlyViewed.tsx';
import { ComingPart } from './ComingPart.tsx';
import { MyShopHead } from './MyShopHead.tsx';
import classes from './MyShopPage.module.css';
import { NoSuchPart } from './NoSuchPart.tsx';
import { isPartOfMyShop, isStartOfMyShop } from './parts.ts';
import { ShopSummary } from './ShopSummary.tsx';

const startPath = /\/(?:myshop|myquestion)(?:\/main)?\/?$/iu;

/** The start of my shop, and the parts of it that are still to come. There are no others. */
export function MyShopPage() {
  const isStart = startPath.test(useLocation().pathname);
  const isPart = isPartOfMyShop(usePage().params);
  return <MantineSurface>{isStart ? <MyShopStart /> : isPart ? <ComingPart /> : <NoSuchPart />}</MantineSurface>;
}

/** The member, what they have in the shop, all that they can do, and their recently viewed products. */
function MyShopStart() {
  return (
    <div className={`content-width ${classes.root}`}>
      <h1 className={classes.title}>마이샵</h1>
      <MyShopHead />
      <SectionBoundary>
        <ShopSummary />
      </SectionBoundary>
      <MyShopMenu />
      <SectionBoundary>
        <RecentlyViewed />
      </SectionBoundary>
    </div>
  );
}

export const page: PageModule = {
  Component: MyShopPage,
  load: async ({ preload, mallUrl, params }) => {
    if (!isPartOfMyShop(params)) return { status: 404 };
    await Promise.all([
      preload(MyShopDocument, { mallUrl }),
      isStartOfMyShop(params) ? preload(MyShopSummaryDocument, { mallUrl }) : undefined,
    ]);
    return undefined;
  },
};
