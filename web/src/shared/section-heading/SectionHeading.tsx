import { Link } from 'react-router-dom';
import classes from './SectionHeading.module.css';

interface SectionHeadingProps {
  id: string;
  title: string;
  /** One quiet line under the title. */
  reason?: string | null;
  /** Path of the full list; no link without. */
  allPath?: string | null;
}

/** The heading of a section. */
export function SectionHeading({ id, title, reason, allPath }: SectionHeadingProps) {
  return (
    <header className={classes.root}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {reason ? <p className={classes.reason}>{reason}</p> : null}
      </div>
      {allPath ? (
        <Link className={classes.all} to={allPath}>
          <span className="visually-hidden">{title}</span> 전체 보기
          <svg
            viewBox="0 0 16 16"
            width="16"
            height="16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            aria-hidden="true"
          >
            <path d="m6 3.5 4.5 4.5L6 12.5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </Link>
      ) : null}
    </header>
  );
}
