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
