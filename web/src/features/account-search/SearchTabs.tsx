import { Link } from 'react-router-dom';
import classes from './AccountSearch.module.css';

export type Sought = 'id' | 'password';

const names: Record<Sought, string> = { id: '아이디 찾기', password: '비밀번호 찾기' };

/** On phones one page has both searches. */
export function SearchTabs({ sought, pathOf }: { sought: Sought; pathOf: (sought: Sought) => string }) {
  return (
    <nav className={classes.tabs} aria-label="찾을 것">
      {(Object.keys(names) as Sought[]).map((each) => (
        <Link
          key={each}
          to={pathOf(each)}
          replace
          className={classes.tab}
          aria-current={each === sought ? 'page' : undefined}
        >
          {names[each]}
        </Link>
      ))}
    </nav>
  );
}
