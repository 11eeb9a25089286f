import { Link } from 'react-router-dom';
import { homePath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { useIsMember } from '../../shop/session/session-context.ts';
import { LostInShop } from './LostInShop.tsx';
import classes from './NotPermitted.module.css';

const title = '이 쇼핑몰에서는 볼 수 없는 페이지예요';

/** A page that this kind of mall does not have: the 404 page, whose image links to the home. */
function NotPermitted() {
  const mall = useMall();
  usePageTitle(title);
  const home = homePath(mall, useDevice(), useIsMember());
  return (
    <div className={classes.root}>
      <Link to={home} className={classes.picture} aria-label="404, 홈으로 가기">
        <LostInShop />
      </Link>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>그림을 누르면 홈으로 이동해요.</p>
    </div>
  );
}

export const page: PageModule = { Component: NotPermitted };
