import { useLocation, useNavigate } from 'react-router-dom';
import { findRoute } from '../../../shop/addresses/match-page.ts';
import type { PageName } from '../../../shop/addresses/page-name.ts';
import { homePath } from '../../../shop/links/mall-paths.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { BackIcon } from '../../../shared/ui/icons/icons.tsx';
import classes from './BottomBar.module.css';

/** Start pages of a visit to the mall: there is nothing before them. */
const startPages: ReadonlySet<PageName | undefined> = new Set<PageName>(['start', 'home', 'intro']);

/** Goes to the previous page, or to the home page if the visit started here from another site. */
export function BackButton() {
  const mall = useMall();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (startPages.has(findRoute(pathname)?.entry.page)) return null;
  const goBack = () => (hasPageBefore() ? navigate(-1) : navigate(homePath(mall, 'MOBILE', true), { replace: true }));
  return (
    <li>
      <button type="button" className={classes.item} onClick={() => void goBack()}>
        <BackIcon />
        뒤로
      </button>
    </li>
  );
}

/** The router counts the pages of this visit in the history's entries. */
function hasPageBefore(): boolean {
  return ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
}
