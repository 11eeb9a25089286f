import { Link } from 'react-router-dom';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageRange } from '../../shared/ui/Pagination/page-range.ts';
import classes from './ProductList.module.css';

/** On a phone, which shows no numbers of pages: the way to what comes before a list that was opened further down. */
export function ListStart({ pageRange: { page }, path }: { pageRange: PageRange; path: string }) {
  const isPhone = usePage().device === 'MOBILE';
  if (!isPhone || page === 1) return null;
  return (
    <Link className={classes.start} to={path}>
      {page}쪽부터 보고 있어요. 처음부터 보기
    </Link>
  );
}
