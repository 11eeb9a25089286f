import { Sum } from './PriceSums.tsx';
import classes from './OrderParts.module.css';

/** From so many characters on a text is a paragraph, which is read from the left and below its name. */
const paragraph = 60;

/** Facts with their names. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className={classes.sums}>
      {facts.map(([name, text]) => (
        <Sum key={name} name={name} isParagraph={text.length >= paragraph}>
          {text}
        </Sum>
      ))}
    </dl>
  );
}
