import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { ExhibitionsDocument } from '../../__generated__/graphql.ts';
import { useExhibitionsQuery } from '../../__generated__/hooks.ts';
import { exhibitionPath } from '../../features/exhibitions/exhibition-paths.ts';
import { ExhibitionTime } from '../../features/exhibitions/ExhibitionTime.tsx';
import { usePageTitle } from '../../shared/page/page-title.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { Picture } from '../../shared/ui/Image/Picture.tsx';
import { Pagination } from '../../shared/ui/Pagination/Pagination.tsx';
import { PageSkeleton } from '../../shared/ui/Skeleton/PageSkeleton.tsx';
import { listResult } from '../../shop/page/list-result.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import classes from './Exhibitions.module.css';
import { exhibitionsPerPage, listVariables, placeOf, tabOf, tabs } from './list-request.ts';

/** Exhibitions and events: running, over, and with announced winners. */
export function ExhibitionsPage() {
  const page = usePage();
  const { mallUrl, device } = page;
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  const variables = listVariables({ ...page, searchParams });
  const { data, error, refetch } = useExhibitionsQuery({ variables, errorPolicy: 'all' });
  const list = data?.mall?.exhibitions;
  const { word: tabWord } = tabOf(searchParams);
  usePageTitle('기획전');
  return (
    <div className={`content-width ${classes.root}`}>
      <h1 className={classes.title}>기획전·이벤트</h1>
      <nav aria-label="기획전 상태">
        <ul className={classes.tabs}>
          {tabs.map(({ status, word, name }) => (
            <li key={status}>
              <Link
                className={classes.tab}
                to={pathname + placeOf(word, 1)}
                aria-current={status === variables.status ? 'true' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {!list && error ? <SectionFailure error={error} onRetry={() => void refetch()} /> : null}
      {!list && !error ? <PageSkeleton /> : null}
      {list && list.nodes.length === 0 ? (
        variables.page > 1 ? (
          <EmptyState title="이 쪽에는 기획전이 없어요" text="기획전이 줄어 마지막 쪽이 앞당겨졌을 수 있어요.">
            <Link className={buttons.primary} to={pathname + placeOf(tabWord, 1)}>
              첫 쪽으로 가기
            </Link>
          </EmptyState>
        ) : (
          <EmptyState title="보여 드릴 기획전이 없어요" text="다른 상태의 기획전을 둘러보세요." />
        )
      ) : null}
      {list && list.nodes.length > 0 ? (
        <>
          <ul className={classes.grid}>
            {list.nodes.map((each, index) => (
              <li key={each.id} className={classes.card}>
                <Link className={classes.link} to={exhibitionPath(mallUrl, device, each)}>
                  <Picture image={each.image} width={588} height={240} alt="" isFirst={index === 0} />
                  <span className={classes.name}>{each.name}</span>
                </Link>
                {each.summary ? <p className={classes.summary}>{each.summary}</p> : null}
                <ExhibitionTime exhibition={each} className={classes.time} onEnd={() => void refetch()} />
                {each.takesEntries ? <p className={classes.entry}>응모할 수 있어요</p> : null}
              </li>
            ))}
          </ul>
          <Pagination
            current={variables.page}
            last={Math.ceil(list.totalCount / exhibitionsPerPage)}
            pathFor={(number) => pathname + placeOf(tabWord, number)}
          />
        </>
      ) : null}
    </div>
  );
}

export const page: PageModule = {
  Component: ExhibitionsPage,
  load: async ({ preload, ...request }) => {
    const { data } = await preload(ExhibitionsDocument, listVariables(request));
    return listResult(request, data?.mall?.exhibitions);
  },
};
