import { Link } from 'react-router-dom';
import type { HomeNoticesQuery } from '../../__generated__/graphql.ts';
import { useHomeNoticesQuery } from '../../__generated__/hooks.ts';
import { formatDay } from '../../shared/format/time.ts';
import { noticePath, noticesPath } from '../../shop/links/notices-path.ts';
import { usePage } from '../../shop/page/page-context.ts';
import classes from './HelpAndNotices.module.css';

type Notice = NonNullable<NonNullable<HomeNoticesQuery['mall']>['posts']>['nodes'][number];

/** The newest notices. Without an answer there is no list, and no hole either. */
export function Notices() {
  const { mallUrl, device } = usePage();
  const { data } = useHomeNoticesQuery({ variables: { url: mallUrl, device }, errorPolicy: 'all' });
  const notices = data?.mall?.posts?.nodes ?? [];
  if (notices.length === 0) return null;
  return (
    <section className={classes.panel} aria-labelledby="home-notices">
      <header className={classes.head}>
        <h2 id="home-notices" className={classes.title}>
          공지사항
        </h2>
        <Link className={classes.more} to={noticesPath(mallUrl, device)}>
          <span className="visually-hidden">공지사항</span> 전체 보기
        </Link>
      </header>
      <ul>
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeLink notice={notice} path={noticePath(mallUrl, device, notice.number)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoticeLink({ notice: { title, isPinned, isNew, postedAt }, path }: { notice: Notice; path: string }) {
  return (
    <Link className={classes.notice} to={path}>
      {isPinned ? <span className={classes.mark}>중요</span> : null}
      <span className={classes.words}>{title}</span>
      {isNew ? <span className={classes.mark}>새 글</span> : null}
      {postedAt ? <time className={classes.day}>{formatDay(postedAt)}</time> : null}
    </Link>
  );
}
