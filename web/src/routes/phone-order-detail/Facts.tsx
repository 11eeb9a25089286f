import { Sum } from '../../features/orders/OrderParts/PriceSums.tsx';
import classes from '../../features/orders/OrderParts/OrderParts.module.css';

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
