import { Link } from 'react-router-dom';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { noticesPath } from '../../../shop/links/notices-path.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import classes from './FooterLinks.module.css';
import { TermsLink } from './TermsLink.tsx';

/** Terms and help; the privacy policy is emphasized, as the law requires. */
export function FooterLinks() {
  const { mallUrl, device } = usePage();
  const mall = useMall();
  const { openAreas } = mall;
  const hasContent = openAreas.includes('CONTENT');
  return (
    <nav className={classes.root} aria-label="이용 안내">
      <ul className={`content-width ${classes.list}`}>
        {hasContent && device === 'DESKTOP' && (
          <li>
            <Link to={pathTo('shop-introduction', mall, device)}>쇼핑몰 소개</Link>
          </li>
        )}
        <li>
          <TermsLink kind="TERMS_OF_USE" />
        </li>
        <li>
          <TermsLink kind="PRIVACY_POLICY" isProminent />
        </li>
        {hasContent && (
          <li>
            <Link to={noticesPath(mallUrl, device)}>공지사항</Link>
          </li>
        )}
        {openAreas.includes('MY_SHOP') && (
          <li>
            <Link to={pathTo('faq', mall, device)}>자주 묻는 질문</Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
