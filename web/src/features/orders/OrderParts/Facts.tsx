import { Sum } from './PriceSums.tsx';
import classes from './OrderParts.module.css';

/** Facts with their names. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className={classes.sums}>
      {facts.map(([name, text]) => (
        <Sum key={name} name={name}>
          {text}
        </Sum>
      ))}
    </dl>
  );
}
