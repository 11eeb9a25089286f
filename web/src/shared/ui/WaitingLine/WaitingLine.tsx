import classes from './WaitingLine.module.css';

/** A line at the top of the page while one waits for what was asked for. */
export function WaitingLine() {
  return <div className={classes.bar} aria-hidden="true" />;
}
