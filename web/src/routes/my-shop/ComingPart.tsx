import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { myShopGroups } from '../../features/member/MyShopMenu/my-shop-links.ts';
import { MyShopMenu } from '../../features/member/MyShopMenu/MyShopMenu.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { BoxIcon } from '../../shared/ui/late-icons.tsx';
import classes from './MyShopPage.module.css';

/** A part of my shop whose content is still to come, beside all the others. */
export function ComingPart() {
  const { mallUrl, device } = usePage();
  const title = usePartTitle();
  usePageTitle(title);
  return (
    <div className={`content-width ${classes.parts}`}>
      <EmptyState
        headingLevel="h1"
        icon={<BoxIcon size={40} />}
        title="준비 중이에요"
        text={`${title} 화면을 만들고 있어요. 더 나은 모습으로 곧 찾아뵐게요.`}
      >
        <Button component={Link} to={pathTo('my-shop', { url: mallUrl }, device)}>
          마이샵 보기
        </Button>
      </EmptyState>
      <MyShopMenu />
    </div>
  );
}

/** As in the menu; else as in the route table. */
function usePartTitle(): string {
  const mall = useMall();
  const { device, title } = usePage();
  const { pathname } = useLocation();
  const links = myShopGroups(mall, device).flatMap((group) => group.links);
  return links.find(({ path }) => path === pathname)?.label ?? title ?? '마이샵';
}
