import classes from './PhonePurchase.module.css';

/** Name of a choice, with its effect below. */
export function Words({ name, effect }: { name: string; effect?: string | null }) {
  return (
    <span className={classes.words}>
      {name} {effect ? <span className={classes.small}>{effect}</span> : null}
    </span>
  );
}
