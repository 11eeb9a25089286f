import type { PageModule } from '../../shop/page/page-module.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../../shared/ui/icons/icons.tsx';
import { StandalonePage } from '../../shared/ui/StandalonePage/StandalonePage.tsx';
import { notFoundTitle } from '../../shared/page/not-found-title.ts';

/** There is no such address, or no such mall. Stands alone: no mall is known. */
export function NotFound() {
  return (
    <StandalonePage>
      <EmptyState
        headingLevel="h1"
        icon={<SearchIcon size={40} />}
        title={notFoundTitle}
        text="주소가 바뀌었거나 없어진 페이지예요. 주소를 다시 확인해 주세요."
      >
        <a className={buttons.primary} href="/">
          홈으로 가기
        </a>
      </EmptyState>
    </StandalonePage>
  );
}

export const page: PageModule = { Component: NotFound };
