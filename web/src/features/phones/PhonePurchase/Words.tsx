import classes from './PhonePurchase.module.css';

/** What a choice is called, and below it what comes of it. */
export function Words({ name, effect }: { name: string; effect?: string | null }) {
  return (
    <span className={classes.words}>
      {name} {effect ? <span className={classes.small}>{effect}</span> : null}
    </span>
  );
}
