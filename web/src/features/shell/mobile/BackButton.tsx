import { useLocation, useNavigate } from 'react-router-dom';
import { homePath } from '../../../shared/links/mall-paths.ts';
import { useMall } from '../../../shared/mall/mall-context.ts';
import { BackIcon } from '../../../shared/ui/icons/icons.tsx';
import classes from './BottomBar.module.css';

/** Where a visit to the mall begins: there is nothing before it. */
const startPage = /^\/m\/[^/]+\/(?:home|intro|upload|main\/.*)?\/?$/;

/** The page before this one; for who came by an address from elsewhere, the home page. */
export function BackButton() {
  const mall = useMall();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (startPage.test(pathname)) return null;
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
