import classes from './CardSkeleton.module.css';

/** The placeholder of a card that is loading; as tall as the card. */
export function CardSkeleton({ shape }: { shape: 'square' | 'tall' }) {
  return (
    <div className={classes.root} data-shape={shape} aria-hidden="true">
      <span className={classes.picture} />
      <span className={classes.line} data-part="label" />
      <span className={classes.line} data-part="name" />
      <span className={classes.line} data-part="price" />
      <span className={classes.line} data-part="more" />
    </div>
  );
}
