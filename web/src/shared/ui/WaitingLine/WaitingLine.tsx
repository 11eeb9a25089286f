import classes from './WaitingLine.module.css';

/** A progress line at the top of the page. */
export function WaitingLine() {
  return <div className={classes.bar} aria-hidden="true" />;
}
