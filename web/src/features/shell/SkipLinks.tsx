import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import classes from './SkipLinks.module.css';

/** The first stops of the keyboard: past everything that is the same on each page. */
export function SkipLinks() {
  const { device } = usePage();
  const hasCategories = useMall().openAreas.includes('SHOPPING');
  return (
    <nav className={classes.root} aria-label="바로가기">
      <a className={classes.link} href="#main">
        본문 바로가기
      </a>
      {device === 'MOBILE' && (
        <a className={classes.link} href="#bottom-bar">
          메뉴 바로가기
        </a>
      )}
      {device === 'DESKTOP' && hasCategories && (
        <a className={classes.link} href="#menu">
          카테고리 바로가기
        </a>
      )}
    </nav>
  );
}
