import { Link, useLocation } from 'react-router-dom';
import { PopularProducts } from '../../catalog/popular-products/PopularProducts.tsx';
import { findRoute } from '../../shop/addresses/match-page.ts';
import { counterpartOf } from '../../shop/addresses/match-page.ts';
import { homePath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { useIsMember } from '../../shop/session/session-context.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../../shared/ui/icons/icons.tsx';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { useWholeAddress } from '../../shared/page/page-origin.ts';
import { notFoundTitle } from '../../shared/page/not-found-title.ts';
import { loadUnknownPath } from './load-unknown-path.ts';
import { SearchForm } from './SearchForm.tsx';
import { showsGoods } from './shows-goods.ts';
import classes from './UnknownPath.module.css';

/** The mall is there, but none of its pages has this address: two ways on, within the mall. The response's status is 404. */
function UnknownPath() {
  const mall = useMall();
  const home = homePath(mall, useDevice(), useIsMember());
  const hasSearch = mall.openAreas.includes('SHOPPING') && !mall.isMarketing;
  return (
    <div className={`content-width ${classes.root}`}>
      <EmptyState
        headingLevel="h1"
        icon={<SearchIcon size={40} />}
        title={notFoundTitle}
        text={useWayToDesktop() ?? '주소가 바뀌었거나 없어진 페이지예요. 주소를 다시 확인해 주세요.'}
      >
        {hasSearch ? <SearchForm /> : null}
        <Link className={buttons.secondary} to={home}>
          홈으로 가기
        </Link>
      </EmptyState>
      {showsGoods(mall) ? (
        <SectionBoundary>
          <PopularProducts />
        </SectionBoundary>
      ) : null}
    </div>
  );
}

/** On a phone, of an address that only desktops have: where it is. */
function useWayToDesktop(): string | null {
  const { pathname } = useLocation();
  const wholeAddress = useWholeAddress();
  const twin = useDevice() === 'MOBILE' ? counterpartOf(pathname, 'MOBILE') : null;
  if (twin === null || findRoute(twin)?.entry.page === 'unknown-path') return null;
  return `PC에서만 볼 수 있는 페이지예요. PC에서 ${wholeAddress(twin) ?? twin}로 접속해 주세요.`;
}

export const page: PageModule = { Component: UnknownPath, load: loadUnknownPath };
