import classes from './LoadingIndicator.module.css';

/** For pages without any content yet, not even a frame. */
export function LoadingIndicator() {
  return (
    <div className={classes.root}>
      <span className={classes.ring} aria-hidden="true" />
      <output className="visually-hidden">불러오는 중이에요</output>
    </div>
  );
}
