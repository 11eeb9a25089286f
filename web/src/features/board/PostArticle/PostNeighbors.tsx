import { Link } from 'react-router-dom';
import { ChevronDownIcon } from '../../../shared/ui/late-icons.tsx';
import classes from './PostNeighbors.module.css';

interface Neighbor {
  title: string;
  path: string;
}

interface PostNeighborsProps {
  /** The older post; null: this is the first. */
  previous: Neighbor | null;
  /** The newer post; null: this is the newest. */
  next: Neighbor | null;
}

/** Links to the posts before and after, also in the head for browsers that prefetch. */
export function PostNeighbors({ previous, next }: PostNeighborsProps) {
  if (!previous && !next) return null;
  return (
    <nav className={classes.root} aria-label="이전 글과 다음 글">
      {previous ? <link rel="prev" href={previous.path} /> : null}
      {next ? <link rel="next" href={next.path} /> : null}
      <Row label="다음 글" rel="next" to={next} none="다음 글이 없어요." />
      <Row label="이전 글" rel="prev" to={previous} none="가장 처음 글이에요." />
    </nav>
  );
}

function Row({ label, rel, to, none }: { label: string; rel: 'prev' | 'next'; to: Neighbor | null; none: string }) {
  const words = (
    <>
      <span className={classes.label} data-side={rel}>
        <ChevronDownIcon size={16} />
        {label}
      </span>
      <span className={classes.title}>{to?.title ?? none}</span>
    </>
  );
  return to ? (
    <Link className={classes.row} to={to.path} rel={rel}>
      {words}
    </Link>
  ) : (
    <p className={classes.row} data-none="true">
      {words}
    </p>
  );
}
