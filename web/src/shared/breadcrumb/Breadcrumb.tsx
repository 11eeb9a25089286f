import { Link } from 'react-router-dom';
import classes from './Breadcrumb.module.css';

interface BreadcrumbProps {
  /** From the mall's home down; the last is the current page. */
  steps: readonly { name: string; path: string }[];
}

/** The position of a page in the mall. */
export function Breadcrumb({ steps }: BreadcrumbProps) {
  return (
    <nav aria-label="현재 위치">
      <ol className={classes.root}>
        {steps.map(({ name, path }, index) => (
          <li key={path} className={classes.step}>
            <Link className={classes.link} to={path} aria-current={index === steps.length - 1 ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
