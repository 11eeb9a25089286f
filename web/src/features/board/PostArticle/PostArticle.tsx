import type { PostArticleFragment } from '../../../__generated__/graphql.ts';
import { RichText } from '../../../shop/rich-text/RichText.tsx';
import { PostFacts } from '../PostMarks/PostFacts.tsx';
import { Attachments } from './Attachments.tsx';
import classes from './PostArticle.module.css';
import { PageTitle } from '../../../shared/ui/PageTitle/PageTitle.tsx';

interface PostArticleProps {
  post: PostArticleFragment;
  /** Name of its board. */
  boardName: string;
}

/** A post to read, with the files that belong to it. */
export function PostArticle({ post, boardName }: PostArticleProps) {
  return (
    <article>
      <header className={classes.head}>
        <p className={classes.board}>{boardName}</p>
        <PageTitle>{post.title}</PageTitle>
        <PostFacts post={post} />
      </header>
      <div className={classes.body}>
        <RichText html={post.html ?? ''} />
      </div>
      <Attachments files={post.attachments ?? []} />
    </article>
  );
}
