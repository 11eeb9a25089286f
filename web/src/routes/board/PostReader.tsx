import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { BoardKind, PostArticleFragment } from '../../__generated__/graphql.ts';
import { useBoardPostQuery } from '../../__generated__/hooks.ts';
import { boardPath, postPath, readBoardPlace } from '../../features/board/board-address.ts';
import { boardFacts, boardOfCode } from '../../features/board/board-kind.ts';
import { PostArticle } from '../../features/board/PostArticle/PostArticle.tsx';
import { PostNeighbors } from '../../features/board/PostArticle/PostNeighbors.tsx';
import { isServer } from '../../shared/is-server.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import buttons from '../../shared/ui/button.module.css';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { postVariables } from '../../features/board/board-request.ts';
import { isUnknownPost } from '../../features/board/load-board.ts';
import { NoSuchPost } from './NoSuchPost.tsx';
import { PagePlace } from '../../shop/breadcrumb/PagePlace.tsx';
import classes from './PostReader.module.css';
import { PostSkeleton } from './PostSkeleton.tsx';

/** A post, its neighbors, and a link back to the same place in the list. */
export function PostReader({ number }: { number: string }) {
  const { isMissing, ...at } = usePage();
  const { data, error, loading, refetch } = useBoardPostQuery({
    variables: postVariables(at, number),
    errorPolicy: 'all',
  });
  const post = data?.mall?.post;
  // On the server a failed result is null like a missing post: only the loader can distinguish them.
  if (!error && (isMissing || (!isServer && !loading && isUnknownPost({ data, error })))) return <NoSuchPost />;
  if (post) return <Reading key={post.id} post={post} />;
  return (
    <NotYet>
      {loading && !error ? <PostSkeleton /> : <SectionFailure error={error} onRetry={() => void refetch()} />}
    </NotYet>
  );
}

/** Frame of a post that is still loading. */
function NotYet({ children }: { children: ReactNode }) {
  const at = usePage();
  const [searchParams] = useSearchParams();
  const board = boardOfCode(searchParams.get('tp')) ?? 'NOTICE';
  const { name } = boardFacts[board];
  return (
    <div className={`content-width ${classes.root}`}>
      <PagePlace steps={[{ name, path: boardPath(at, board, readBoardPlace(searchParams)) }]} />
      <h1 className="visually-hidden">{name}</h1>
      {children}
    </div>
  );
}

function Reading({ post }: { post: PostArticleFragment }) {
  usePageTitle(post.title);
  const at = usePage();
  const [searchParams] = useSearchParams();
  const board: BoardKind = post.board ?? boardOfCode(searchParams.get('tp')) ?? 'NOTICE';
  const place = readBoardPlace(searchParams);
  const { name } = boardFacts[board];
  const listPath = boardPath(at, board, place);
  const toNeighbor = (neighbor: { number: string; title: string } | null | undefined) =>
    neighbor ? { title: neighbor.title, path: postPath(at, board, neighbor.number, place) } : null;
  return (
    <div className={`content-width ${classes.root}`}>
      <PagePlace
        steps={[
          { name, path: listPath },
          { name: post.title, path: postPath(at, board, post.number, place) },
        ]}
      />
      <div className={classes.column}>
        <PostArticle post={post} boardName={name} />
        <PostNeighbors previous={toNeighbor(post.previous)} next={toNeighbor(post.next)} />
        <p className={classes.back}>
          <Link className={buttons.secondary} to={listPath}>
            목록으로
          </Link>
        </p>
      </div>
    </div>
  );
}
