import { Link } from 'react-router-dom';
import classes from './CategoryChips.module.css';

interface CategoryChipsProps {
  categories: readonly { code: string; name: string }[];
  /** Empty: all of them. */
  current: string;
  pathFor(code: string): string;
}

/** Categories of questions, the whole of them first. */
export function CategoryChips({ categories, current, pathFor }: CategoryChipsProps) {
  if (categories.length < 2) return null;
  return (
    <nav aria-label="질문 분류">
      <ul className={classes.root}>
        {[{ code: '', name: '전체' }, ...categories].map(({ code, name }) => (
          <li key={code}>
            <Link className={classes.chip} to={pathFor(code)} aria-current={code === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
