import type { PostRowFragment } from '../../../__generated__/graphql.ts';
import classes from './PostMarks.module.css';

/** Marks a post that is pinned to the top of its board. */
export function PinnedMark() {
  return <span className={classes.pinned}>중요</span>;
}

/** Says that a post has just come. */
export function NewMark() {
  return (
    <span className={classes.new}>
      <span aria-hidden="true">N</span>
      <span className="visually-hidden">새 글</span>
    </span>
  );
}

/** Its title, and whether it has just come. The mark never stands alone on a line. */
export function PostTitle({ post: { title, isNew } }: { post: PostRowFragment }) {
  return (
    <>
      {title}
      {isNew ? (
        <>
          {'\u00a0'}
          <NewMark />
        </>
      ) : null}
    </>
  );
}
