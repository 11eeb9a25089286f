import { Sum, Sums } from './Sums.tsx';

/** From so many characters on a text is a paragraph, which is read from the left and below its name. */
const paragraph = 60;

/** Facts with their names. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, text: string])[] }) {
  return (
    <Sums>
      {facts.map(([name, text]) => (
        <Sum key={name} name={name} isParagraph={text.length >= paragraph}>
          {text}
        </Sum>
      ))}
    </Sums>
  );
}
