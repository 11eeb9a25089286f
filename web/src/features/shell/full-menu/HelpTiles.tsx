import { Link } from 'react-router-dom';
import { mallPath } from '../../../shop/links/mall-paths.ts';
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
          <Link className={classes.tile} to={mallPath(mallUrl, 'MOBILE', 'myShop/faqList')}>
            <QuestionIcon />
            자주 묻는 질문
          </Link>
        </li>
      )}
      <li>
        <Link className={classes.tile} to={mallPath(mallUrl, 'MOBILE', 'notice')}>
          <BellIcon />
          공지사항
        </Link>
      </li>
    </ul>
  );
}
