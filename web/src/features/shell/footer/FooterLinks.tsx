import { Link } from 'react-router-dom';
import { mallPath } from '../../../shop/links/mall-paths.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import classes from './FooterLinks.module.css';
import { TermsLink } from './TermsLink.tsx';

/** Terms and help; the privacy policy is emphasized, as the law requires. */
export function FooterLinks() {
  const { mallUrl, device } = usePage();
  const { openAreas } = useMall();
  const hasContent = openAreas.includes('CONTENT');
  const to = (desktop: string, mobile = desktop) => mallPath(mallUrl, device, device === 'MOBILE' ? mobile : desktop);
  return (
    <nav className={classes.root} aria-label="이용 안내">
      <ul className={`content-width ${classes.list}`}>
        {hasContent && device === 'DESKTOP' && (
          <li>
            <Link to={to('content/familyShopIntro')}>쇼핑몰 소개</Link>
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
            <Link to={to('board/boardList?tp=CM00404&page=1', 'notice')}>공지사항</Link>
          </li>
        )}
        {openAreas.includes('MY_SHOP') && (
          <li>
            <Link to={to('myshop/listFaq', 'myShop/faqList')}>자주 묻는 질문</Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
