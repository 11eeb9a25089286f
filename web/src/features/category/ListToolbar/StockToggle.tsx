import { Link } from 'react-router-dom';
import classes from './StockToggle.module.css';

interface StockToggleProps {
  isOn: boolean;
  /** Where the other state is. */
  path: string;
}

/** Leaves out what is sold out, or shows it again. */
export function StockToggle({ isOn, path }: StockToggleProps) {
  return (
    <Link className={classes.root} to={path} aria-current={isOn ? 'true' : undefined} preventScrollReset rel="nofollow">
      <span className={classes.box} aria-hidden="true">
        <svg viewBox="0 0 16 16" width="12" height="12" fill="none" stroke="currentColor" strokeWidth="2.4">
          <path d="m3 8.5 3.2 3.2L13 5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
      품절 제외
    </Link>
  );
}
