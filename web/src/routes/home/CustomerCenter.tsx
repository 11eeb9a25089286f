import { Link } from 'react-router-dom';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import classes from './HelpAndNotices.module.css';

/** Where shoppers get help, and when. */
export function CustomerCenter() {
  const { mallUrl, device } = usePage();
  const { customerCenter, openAreas } = useMall();
  const { phone, opensAt, closesAt, email } = customerCenter;
  if (!phone && !email) return null;
  const faqPath = pathTo('faq', { url: mallUrl }, device);
  return (
    <section className={classes.panel} aria-labelledby="home-center">
      <header className={classes.head}>
        <h2 id="home-center" className={classes.title}>
          고객센터
        </h2>
      </header>
      {phone ? (
        <a className={classes.phone} href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`}>
          {phone}
        </a>
      ) : null}
      <p className={classes.hours}>{opensAt && closesAt ? `평일 ${opensAt} ~ ${closesAt} · ` : ''}토·일·공휴일 휴무</p>
      {email ? <p className={classes.hours}>{email}</p> : null}
      <div className={classes.links}>
        {openAreas.includes('MY_SHOP') ? (
          <Link className={classes.link} to={faqPath}>
            자주 묻는 질문
          </Link>
        ) : null}
        {email ? (
          <a className={classes.link} href={`mailto:${email}`}>
            메일로 문의하기
          </a>
        ) : null}
      </div>
    </section>
  );
}
