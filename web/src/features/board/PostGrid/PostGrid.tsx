import { Link } from 'react-router-dom';
import { Picture } from '../../../shared/ui/Image/Picture.tsx';
import type { PostListProps } from '../post-list.ts';
import { PostFacts } from '../PostMarks/PostFacts.tsx';
import { PinnedMark, PostTitle } from '../PostMarks/PostMarks.tsx';
import classes from './PostGrid.module.css';

/** As many as are seen before any scrolling. */
const eagerPictures = 4;

/** Posts with their images: four in a row, two on a phone. */
export function PostGrid({ posts, pathOf }: PostListProps) {
  return (
    <ul className={classes.root}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <Link className={classes.card} to={pathOf(post)}>
            <span className={classes.frame}>
              <Picture
                className={classes.picture}
                image={post.thumbnail}
                width={400}
                height={300}
                alt=""
                isFirst={index < eagerPictures}
              />
              {post.isPinned ? (
                <span className={classes.mark}>
                  <PinnedMark />
                </span>
              ) : null}
            </span>
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
