import { Link } from 'react-router-dom';
import type { ProductOrder } from '../../../__generated__/graphql.ts';
import classes from './SortLinks.module.css';

interface SortLinksProps {
  current: ProductOrder;
  /** Labels of the sort orders. */
  names: Readonly<Record<ProductOrder, string>>;
  pathFor(order: ProductOrder): string;
}

/** The sort orders of a list, as links: each has its address. */
export function SortLinks({ current, names, pathFor }: SortLinksProps) {
  return (
    <nav aria-label="정렬">
      <ul className={classes.root}>
        {(Object.keys(names) as ProductOrder[]).map((order) => (
          <li key={order}>
            <Link
              className={classes.link}
              to={pathFor(order)}
              aria-current={order === current ? 'true' : undefined}
              preventScrollReset
              rel="nofollow"
            >
              {names[order]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
