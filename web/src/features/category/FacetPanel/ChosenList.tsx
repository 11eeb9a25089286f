import { Link } from 'react-router-dom';
import type { ProductFilter } from '../../../__generated__/graphql.ts';
import { CloseIcon } from '../../../shared/ui/icons/icons.tsx';
import type { FacetChoice } from '../facet-choices.ts';
import classes from './ChosenList.module.css';

interface ChosenListProps {
  chosen: readonly FacetChoice[];
  pathFor(filter: ProductFilter): string;
  /** Without any of them. */
  clearPath: string;
}

/** The active filters while the panel is folded, each with a link that removes it. */
export function ChosenList({ chosen, pathFor, clearPath }: ChosenListProps) {
  return (
    <ul className={classes.root} aria-label="선택한 조건">
      {chosen.map(({ value, name, hex, filter }) => (
        <li key={value}>
          <Link
            className={classes.chip}
            to={pathFor(filter)}
            aria-label={`${name} 지우기`}
            preventScrollReset
            rel="nofollow"
          >
            {hex ? <span className={classes.dot} style={{ backgroundColor: hex }} /> : null}
            <span className={classes.name}>{name}</span>
            <CloseIcon size={14} />
          </Link>
        </li>
      ))}
      {chosen.length > 1 ? (
        <li>
          <Link className={classes.clear} to={clearPath} preventScrollReset rel="nofollow">
            모두 지우기
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
