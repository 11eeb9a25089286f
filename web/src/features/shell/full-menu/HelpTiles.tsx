import { Link } from 'react-router-dom';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useMallUrl } from '../../../shop/page/page-context.ts';
import { BellIcon, GiftIcon, QuestionIcon } from '../../../shared/ui/late-icons.tsx';
import classes from './HelpTiles.module.css';

/** What runs now, frequent questions and notices. */
export function HelpTiles() {
  const mallUrl = useMallUrl();
  const { openAreas } = useMall();
  return (
    <ul className={classes.root}>
      {openAreas.includes('SHOPPING') && (
        <li>
          <Link className={classes.tile} to={pathTo('exhibitions', { url: mallUrl }, 'MOBILE')}>
            <GiftIcon />
            기획전·이벤트
          </Link>
        </li>
      )}
      {openAreas.includes('MY_SHOP') && (
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
