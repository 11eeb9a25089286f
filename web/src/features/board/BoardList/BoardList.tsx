import { useSearchParams } from 'react-router-dom';
import type { BoardKind } from '../../../__generated__/graphql.ts';
import { useBoardPostsQuery } from '../../../__generated__/hooks.ts';
import { boardPath, readBoardPlace } from '../board-address.ts';
import { boardFacts } from '../board-kind.ts';
import { BoardTabs } from '../BoardTabs/BoardTabs.tsx';
import { ListSearch } from '../../../shared/list-search/ListSearch.tsx';
import { writtenKeyword } from '../../../shared/list-search/read-keyword.ts';
import { formatNumber } from '../../../shared/format/money.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import { usePageTitle } from '../../../shared/page/page-title.ts';
import { MantineSurface } from '../../../shared/ui/mantine/MantineSurface.tsx';
import { SectionBoundary } from '../../../shop/section-boundary/SectionBoundary.tsx';
import { SectionFailure } from '../../../shop/section-boundary/SectionFailure.tsx';
import { postsVariables } from '../board-request.ts';
import classes from './BoardList.module.css';
import { BoardPosts } from './BoardPosts.tsx';
import { PagePlace } from '../../../shop/breadcrumb/PagePlace.tsx';
import { PageTitle } from '../../../shared/ui/PageTitle/PageTitle.tsx';

/** A board: its posts by pages, filtered by a search text, all as in the address. */
export function BoardList({ board }: { board: BoardKind }) {
  return (
    <MantineSurface>
      <List board={board} />
    </MantineSurface>
  );
}

function List({ board }: { board: BoardKind }) {
  const at = usePage();
  const [searchParams] = useSearchParams();
  const place = readBoardPlace(searchParams);
  const { name, reason, code } = boardFacts[board];
  const { data, previousData, loading, error, refetch } = useBoardPostsQuery({
    variables: postsVariables({ ...at, searchParams }, board),
    errorPolicy: 'all',
  });
  const shown = data ?? (loading ? previousData : undefined);
  const posts = shown?.mall?.posts;
  const hasFailed = !posts && (error !== undefined || shown !== undefined);
  usePageTitle(titleOf(name, place));
  const [path = ''] = boardPath(at, board).split('?');

  return (
    <div className={`content-width ${classes.root}`}>
      <PagePlace steps={[{ name, path: boardPath(at, board) }]} />
      <header className={classes.head}>
        <PageTitle>{name}</PageTitle>
        <p className={classes.reason}>{reason}</p>
      </header>
      <BoardTabs at={at} current={board} />
      <section className={classes.posts} aria-label={`${name} 목록`}>
        <div className={classes.toolbar}>
          <output className={classes.count}>
            {hasFailed ? null : <Count count={posts?.totalCount} keyword={place.keyword} />}
          </output>
          <div className={classes.search}>
            <ListSearch
              label={`${name} 검색`}
              placeholder="제목으로 찾기"
              keyword={writtenKeyword(searchParams)}
              path={path}
              kept={{ tp: code }}
            />
          </div>
        </div>
        <SectionBoundary>
          {hasFailed ? (
            <SectionFailure error={error} onRetry={() => void refetch()} />
          ) : (
            <BoardPosts board={board} posts={posts ?? undefined} place={place} isBusy={loading && !data} />
          )}
        </SectionBoundary>
      </section>
    </div>
  );
}

function Count({ count, keyword }: { count: number | undefined; keyword: string }) {
  if (count === undefined) return '글을 불러오고 있어요';
  return (
    <>
      {keyword ? <>‘{keyword}’ 검색 결과 </> : '총 '}
      <strong>{formatNumber(count)}</strong>개
    </>
  );
}

function titleOf(name: string, { page, keyword }: { page: number; keyword: string }): string {
  const what = keyword ? `‘${keyword}’ 검색 결과 - ${name}` : name;
  return page > 1 ? `${what} ${page}쪽` : what;
}
