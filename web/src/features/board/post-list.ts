import type { PostRowFragment } from '../../__generated__/graphql.ts';

/** What every way of showing a list of posts takes. */
export interface PostListProps {
  posts: readonly PostRowFragment[];
  pathOf(post: PostRowFragment): string;
}
