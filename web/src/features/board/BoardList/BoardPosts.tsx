import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { BoardKind, PostRowFragment } from '../../../__generated__/graphql.ts';
import { boardPath, postPath, type BoardPlace } from '../board-address.ts';
import { boardFacts } from '../board-kind.ts';
import { PostGrid } from '../PostGrid/PostGrid.tsx';
import { PostLines } from '../PostLines/PostLines.tsx';
import { PostTable } from '../PostTable/PostTable.tsx';
import { Pagination } from '../../../shared/ui/Pagination/Pagination.tsx';
import { usePage } from '../../../shop/page/page-context.ts';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../../../shared/ui/icons/icons.tsx';
import classes from './BoardList.module.css';
import { PostsSkeleton } from './PostsSkeleton.tsx';

interface BoardPostsProps {
  board: BoardKind;
  /** Undefined while they are on their way. */
  posts: { totalCount: number; nodes: readonly PostRowFragment[] } | undefined;
  place: BoardPlace;
  /** The posts shown are those of the address before. */
  isBusy: boolean;
}

/** A page of posts, in the manner of their board and of the device, with the way to the other pages. */
export function BoardPosts({ board, posts, place, isBusy }: BoardPostsProps) {
  const at = usePage();
  if (!posts) return <PostsSkeleton board={board} />;
  if (posts.nodes.length === 0) return <NoPosts board={board} place={place} />;
  const { postsPerPage, name } = boardFacts[board];
  const list = { posts: posts.nodes, pathOf: (post: PostRowFragment) => postPath(at, board, post.number, place) };
  const firstNumber = posts.totalCount - (place.page - 1) * postsPerPage;
  return (
    <>
      <div className={classes.list} aria-busy={isBusy}>
        {board === 'MD_REVIEW' ? (
          <PostGrid {...list} />
        ) : at.device === 'MOBILE' ? (
          <PostLines {...list} />
        ) : (
          <PostTable {...list} caption={`${name} 목록`} firstNumber={firstNumber} />
        )}
      </div>
      <div className={classes.pages}>
        <Pagination
          current={place.page}
          last={Math.ceil(posts.totalCount / postsPerPage)}
          pathFor={(page) => boardPath(at, board, { ...place, page })}
        />
      </div>
    </>
  );
}

function NoPosts({ board, place: { page, keyword } }: { board: BoardKind; place: BoardPlace }) {
  const at = usePage();
  const icon = <SearchIcon size={40} />;
  if (page > 1) {
    return (
      <EmptyState icon={icon} title="이 쪽에는 글이 없어요" text="글이 줄어 마지막 쪽이 앞당겨졌을 수 있어요.">
        <Button component={Link} to={boardPath(at, board, { keyword })}>
          첫 쪽으로 가기
        </Button>
      </EmptyState>
    );
  }
  if (keyword) {
    return (
      <EmptyState icon={icon} title="찾으시는 글이 없어요" text="낱말을 줄이거나 다른 말로 찾아보세요.">
        <Button component={Link} to={boardPath(at, board)}>
          전체 글 보기
        </Button>
      </EmptyState>
    );
  }
  return <EmptyState title="아직 글이 없어요" text="새로운 소식이 생기면 이곳에서 알려 드릴게요." />;
}
