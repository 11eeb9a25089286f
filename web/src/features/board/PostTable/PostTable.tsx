import { Link } from 'react-router-dom';
import { formatNumber } from '../../../shared/format/money.ts';
import { formatDay } from '../../../shared/format/time.ts';
import type { PostListProps } from '../post-list.ts';
import { NewMark, PinnedMark } from '../PostMarks/PostMarks.tsx';
import classes from './PostTable.module.css';

interface PostTableProps extends PostListProps {
  /** Describes the table for those who cannot see it. */
  caption: string;
  /** Number of the first post; they count down from there. */
  firstNumber: number;
}

/** Posts on a desktop, a row each. Pinned ones carry a mark in place of their number. */
export function PostTable({ posts, pathOf, caption, firstNumber }: PostTableProps) {
  return (
    <table className={classes.root}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.number}>
            번호
          </th>
          <th scope="col">제목</th>
          <th scope="col" className={classes.day}>
            등록일
          </th>
          <th scope="col" className={classes.count}>
            조회
          </th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post, index) => (
          <tr key={post.id} data-pinned={post.isPinned || undefined}>
            <td className={classes.number}>{post.isPinned ? <PinnedMark /> : firstNumber - index}</td>
            <td>
              <Link className={classes.link} to={pathOf(post)}>
                <span className={classes.title}>{post.title}</span>
                {post.isNew ? <NewMark /> : null}
              </Link>
            </td>
            <td className={classes.day}>
              {post.postedAt ? <time dateTime={post.postedAt}>{formatDay(post.postedAt)}</time> : '-'}
            </td>
            <td className={classes.count}>{post.viewCount == null ? '-' : formatNumber(post.viewCount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
