import { Link } from 'react-router-dom';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useMallUrl } from '../../../shop/page/page-context.ts';
import { BellIcon, QuestionIcon } from '../../../shared/ui/late-icons.tsx';
import classes from './HelpTiles.module.css';

/** Frequent questions and notices. */
export function HelpTiles() {
  const mallUrl = useMallUrl();
  const hasQuestions = useMall().openAreas.includes('MY_SHOP');
  return (
    <ul className={classes.root}>
      {hasQuestions && (
        <li>
          <Link className={classes.tile} to={pathTo('faq', { url: mallUrl }, 'MOBILE')}>
            <QuestionIcon />
            자주 묻는 질문
          </Link>
        </li>
      )}
      <li>
        <Link className={classes.tile} to={pathTo('notices', { url: mallUrl }, 'MOBILE')}>
          <BellIcon />
          공지사항
        </Link>
      </li>
    </ul>
  );
}
