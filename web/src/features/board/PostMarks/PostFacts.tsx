import { formatNumber } from '../../../shared/format/money.ts';
import { formatDay } from '../../../shared/format/time.ts';
import classes from './PostFacts.module.css';

interface PostFactsProps {
  post: { postedAt?: string | null; viewCount?: number | null };
}

/** When a post was written and how often it was read, in one line; unknown parts are left out. */
export function PostFacts({ post: { postedAt, viewCount } }: PostFactsProps) {
  return (
    <span className={classes.root}>
      {postedAt ? <time dateTime={postedAt}>{formatDay(postedAt)}</time> : null}
      {viewCount == null ? null : <span>조회 {formatNumber(viewCount)}</span>}
    </span>
  );
}
