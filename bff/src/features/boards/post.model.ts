import type { Post } from '../../graphql/__generated__/schema-types.ts';
import type { MallScope } from '../mall/mall.model.ts';
import type { postDetailFields } from './post.fields.ts';
import type { WirePost } from './boards.wire.ts';

export interface PostModel extends Omit<Post, '__typename' | keyof typeof postDetailFields> {
  mall: MallScope;
  /** Null for a post of a list. */
  detail: WirePost | null;
}
