import classes from './ColorDots.module.css';

interface ColorDotsProps {
  colors: readonly { name: string; hex: string }[];
}

const shownAtMost = 5;

/** The colors of a product (specification section 4): dots for the eye, names for everyone else. */
export function ColorDots({ colors }: ColorDotsProps) {
  if (colors.length === 0) return null;
  const hidden = colors.length - shownAtMost;
  return (
    <p className={classes.root}>
      <span className="visually-hidden">색상 {colors.map(({ name }) => name).join(', ')}</span>
      {colors.slice(0, shownAtMost).map(({ name, hex }, index) => (
        // Nothing keeps a shop from naming two colours alike.
        <span key={index} className={classes.dot} style={{ backgroundColor: hex }} title={name} aria-hidden="true" />
      ))}
      {hidden > 0 ? (
        <span className={classes.more} aria-hidden="true">
          +{hidden}
        </span>
      ) : null}
    </p>
  );
}
