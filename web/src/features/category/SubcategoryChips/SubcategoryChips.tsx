import { Link } from 'react-router-dom';
import classes from './SubcategoryChips.module.css';

interface SubcategoryChipsProps {
  /** The first links to the whole top category. */
  categories: readonly { number: string; name: string; path: string }[];
  current: string;
}

/** Subcategories of the current category, and the link back to all of it. */
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
