import { Link } from 'react-router-dom';
import type { PostListProps } from '../post-list.ts';
import { PostFacts } from '../PostMarks/PostFacts.tsx';
import { PinnedMark, PostTitle } from '../PostMarks/PostMarks.tsx';
import classes from './PostLines.module.css';

/** Posts on a phone: the title, and one quiet line below it. */
export function PostLines({ posts, pathOf }: PostListProps) {
  return (
    <ul className={classes.root}>
      {posts.map((post) => (
        <li key={post.id}>
          <Link className={classes.link} to={pathOf(post)}>
            {post.isPinned ? (
              <span className={classes.mark}>
                <PinnedMark />
              </span>
            ) : null}
            <span className={classes.title}>
              <PostTitle post={post} />
            </span>
            <PostFacts post={post} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
