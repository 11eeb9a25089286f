import { MyShopMenu } from '../../features/member/MyShopMenu/MyShopMenu.tsx';
import { useDevice } from '../../shop/page/page-context.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../../shared/ui/icons/icons.tsx';
import { notFoundTitle } from '../../shared/page/not-found-title.ts';
import classes from './MyShopPage.module.css';

/** An address below my shop that names none of its parts, and on a phone the parts that there are. */
export function NoSuchPart() {
  const device = useDevice();
  usePageTitle(notFoundTitle);
  return (
    <div className={`content-width ${classes.parts}`}>
      <EmptyState
        headingLevel="h1"
        icon={<SearchIcon size={40} />}
        title={notFoundTitle}
        text="주소가 바뀌었거나 없어진 페이지예요. 마이샵 메뉴에서 찾아보세요."
      />
      {device === 'MOBILE' && <MyShopMenu />}
    </div>
  );
}
