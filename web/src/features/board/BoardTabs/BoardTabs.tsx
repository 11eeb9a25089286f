import { Link } from 'react-router-dom';
import type { BoardKind } from '../../../__generated__/graphql.ts';
import { boardPath, type Storefront } from '../board-address.ts';
import { boardFacts, boardKinds } from '../board-kind.ts';
import classes from './BoardTabs.module.css';

interface BoardTabsProps {
  at: Storefront;
  current: BoardKind;
}

/** The boards of the mall, side by side. */
export function BoardTabs({ at, current }: BoardTabsProps) {
  return (
    <nav aria-label="게시판">
      <ul className={classes.root}>
        {boardKinds.map((kind) => (
          <li key={kind}>
            <Link className={classes.tab} to={boardPath(at, kind)} aria-current={kind === current ? 'page' : undefined}>
              {boardFacts[kind].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
