import { Link } from 'react-router-dom';
import classes from './SubcategoryChips.module.css';

interface SubcategoryChipsProps {
  /** The first leads to the whole of the top category. */
  categories: readonly { number: string; name: string; path: string }[];
  current: string;
}

/** Narrower categories of the one being looked at, and the way back to all of it. */
export function SubcategoryChips({ categories, current }: SubcategoryChipsProps) {
  if (categories.length < 2) return null;
  return (
    <nav aria-label="하위 카테고리">
      <ul className={classes.root}>
        {categories.map(({ number, name, path }) => (
          <li key={number}>
            <Link className={classes.chip} to={path} aria-current={number === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
