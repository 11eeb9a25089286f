import type { QueryResolvers, ResolversTypes, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import type { GatewayContext } from '../../request/context.ts';
import { charged } from '../../rules/charge.ts';
import { partsOfId } from '../../rules/ids.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { mallLoaders } from '../mall/mall.loaders.ts';
import type { MallModel } from '../mall/mall.model.ts';
import { memberNumber } from '../member/current-member.ts';
import type { MemberModel } from '../member/member.model.ts';
import { numberMark, viewerOfTokensMall } from '../member/member.resolvers.ts';
import { menuLoaders } from '../menu/menu.loaders.ts';
import { categoryOf } from '../menu/menu.mapper.ts';
import { orderFields } from '../orders/orders.resolvers.ts';
import { productLoaders } from '../products/products.loaders.ts';

type Node = Awaited<ResolversTypes['Node']> | null;

/** Finds what an id of its kind names; `parts` are those behind the kind. */
interface NodeKind {
  calls: number;
  find: (parts: readonly string[], context: GatewayContext) => Promise<Node>;
}

/** Mall, member's information and the order: the token has the number of the mall alone. */
const ofOrder = 3;

const kinds: ReadonlyMap<string, NodeKind> = new Map([
  ['Category', { calls: 2, find: findCategory }],
  ['Product', { calls: 2, find: findProduct }],
  ['Member', { calls: 2, find: findMember }],
  ...['GoodsOrder', 'PhoneOrder', 'Subscription'].map((kind) => [kind, { calls: ofOrder, find: findOrder }] as const),
]);

const nodeQueries = {
  node: charged(
    { calls: ({ id }) => (typeof id === 'string' ? (read(id)?.kind.calls ?? 0) : 0), isMall: true, isSingle: true },
    async (_root, { id }, context) => {
      const known = read(id);
      return known ? known.kind.find(known.parts, context) : null;
    },
  ),
} satisfies QueryResolvers;

function read(id: string): { kind: NodeKind; parts: string[] } | null {
  for (const [name, kind] of kinds) {
    const parts = partsOfId(name, id);
    if (parts) return { kind, parts };
  }
  return null;
}

async function findCategory(
  [key = '', number = '', device]: readonly string[],
  context: GatewayContext,
): Promise<Node> {
  if (device !== 'DESKTOP' && device !== 'MOBILE') return null;
  const mall = await mallLoaders(context).byUrl(key, device);
  const found = mall && categoryOf(mall, await menuLoaders(context).wholeMenu(mall), number);
  return found && { ...found, __typename: 'Category' };
}

async function findProduct([key = '', number = '']: readonly string[], context: GatewayContext): Promise<Node> {
  const mall = await mallOf(key, context);
  if (mall === null) return null;
  requireArea(mall, 'SHOPPING');
  return productLoaders(context).single(mall, number);
}

async function findMember([mallNumber = '', number = '']: readonly string[], context: GatewayContext): Promise<Node> {
  const viewer = await memberOf(mallNumber, context);
  if (viewer === null || (await memberNumber(viewer)) !== number) return null;
  return { ...viewer, __typename: 'Member' };
}

async function findOrder([mallNumber = '', number = '']: readonly string[], context: GatewayContext): Promise<Node> {
  const viewer = await memberOf(mallNumber, context);
  return viewer && orderFields.order.resolve(viewer, { number }, context);
}

async function mallOf(key: string, context: GatewayContext): Promise<MemberModel['mall'] | MallModel | null> {
  if (key.startsWith(numberMark)) return (await memberOf(key.slice(numberMark.length), context))?.mall ?? null;
  return mallLoaders(context).byUrl(key, 'DESKTOP');
}

/** Null for everybody but a member of this mall. */
async function memberOf(mallNumber: string, context: GatewayContext): Promise<MemberModel | null> {
  return context.visitor.bearer !== null && context.mallApi.isMemberOf(mallNumber) ? viewerOfTokensMall(context) : null;
}

export const nodePart = {
  Query: nodeQueries,
} satisfies Resolvers;
