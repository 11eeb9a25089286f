import { Link } from 'react-router-dom';
import type { OrderRowFragment } from '../../../__generated__/graphql.ts';
import { Picture } from '../../../shared/ui/Image/Picture.tsx';
import { wayStatusLabel } from '../order-status.ts';
import { choiceWords } from '../order-words.ts';
import { OrderState } from '../OrderState/OrderState.tsx';
import classes from './OrderCard.module.css';

type Line = NonNullable<Extract<OrderRowFragment, { lines: unknown }>['lines']>[number];

interface OrderCardLinesProps {
  lines: readonly Line[];
  /** Of their names. */
  headingLevel: 'h2' | 'h3';
  /** Of the order's page. */
  path: string;
}

/** More are on the page of the order. */
const shownAtMost = 4;

/** What was bought, line by line: how far each of it is. */
export function OrderCardLines({ lines, headingLevel: Heading, path }: OrderCardLinesProps) {
  const others = lines.length - shownAtMost;
  return (
    <ul className={classes.lines}>
      {lines.slice(0, shownAtMost).map((line) => (
        <li key={line.number} className={classes.line}>
          <Picture className={classes.picture} image={line.image} width={72} height={72} alt="" />
          <div className={classes.words}>
            <p>
              <OrderState status={line.status} label={wayStatusLabel(line.status, line.receivingWay)} />
            </p>
            <Heading className={classes.title}>
              <Link to={path}>{line.name}</Link>
            </Heading>
            <p className={classes.choice}>{[choiceWords(line), `${line.quantity}개`].filter(Boolean).join(' · ')}</p>
          </div>
        </li>
      ))}
      {others > 0 ? (
        <li className={classes.choice}>
          <Link to={path}>외 {others}건 더 보기</Link>
        </li>
      ) : null}
    </ul>
  );
}
