import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import classes from './SkipLinks.module.css';

/** The first stops of the keyboard: past everything that is the same on each page. */
export function SkipLinks({ isCheckout = false }: { isCheckout?: boolean }) {
  const device = useDevice();
  const hasCategories = useMall().openAreas.includes('SHOPPING');
  return (
    <nav className={classes.root} aria-label="바로가기">
      <a className={classes.link} href="#main">
        본문 바로가기
      </a>
      {device === 'MOBILE' && !isCheckout && (
        <a className={classes.link} href="#bottom-bar">
          메뉴 바로가기
        </a>
      )}
      {device === 'DESKTOP' && hasCategories && !isCheckout && (
        <a className={classes.link} href="#menu">
          카테고리 바로가기
        </a>
      )}
    </nav>
  );
}
