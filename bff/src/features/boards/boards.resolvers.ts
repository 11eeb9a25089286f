import type { MallResolvers, PostResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import type { GatewayContext } from '../../request/context.ts';
import { charged } from '../../rules/charge.ts';
import { readConnection } from '../../rules/pages.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { rowResolvers } from '../../rules/row-fields.ts';
import { postLoaders } from './boards.loaders.ts';
import { toListedPost, toPost } from './boards.mapper.ts';
import { postDetailFields } from './post.fields.ts';
import { postPageCalls } from './boards.wire.ts';
import type { PostModel } from './post.model.ts';

const boardFields = {
  posts: async (mall, { board, keyword, ...paging }, { mallApi }) => {
    requireArea(mall, 'CONTENT');
    const { connection } = await readConnection(paging, {
      read: (query) => mallApi.ask(mall.number, postPageCalls(mall.number, { board, keyword, ...query })),
      keyOf: ({ brdNo }) => brdNo,
      toNode: (entry) => toListedPost(entry, mall),
    });
    return connection;
  },
  post: charged({ calls: 1, knows: 'detail' }, async (mall, { number }, context) => {
    requireArea(mall, 'CONTENT');
    const wire = await postLoaders(context).single(mall.number, number);
    return wire && toPost(wire, mall);
  }),
} satisfies MallResolvers;

/** A post of a list is loaded singly, so that a field has the same value in every place. */
const postResolvers = rowResolvers(
  postDetailFields,
  { needs: 'detail' },
  async ({ mall, number, detail }: PostModel, context: GatewayContext) =>
    detail ?? postLoaders(context).single(mall.number, number),
) satisfies PostResolvers;

export const boardsPart = {
  Mall: boardFields,
  Post: postResolvers,
} satisfies Resolvers;
