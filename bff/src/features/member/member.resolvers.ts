import type { GatewayContext } from '../../request/context.ts';
import type {
  MemberResolvers,
  MutationResolvers,
  QueryResolvers,
  SetFavoriteSuccessResolvers,
  Resolvers,
} from '../../graphql/__generated__/schema-types.ts';
import { shopperError } from '../../errors/shopper-error.ts';
import { openAreasOf } from '../../rules/open-areas.ts';
import { rowResolvers } from '../../rules/row-fields.ts';
import { orRefused } from '../../errors/or-refused.ts';
import { toSalesType } from '../mall/mall.mapper.ts';
import { productId } from '../products/product.mapper.ts';
import { productConnection } from '../products/product-pages.ts';
import { favoritesCall, requireWanted } from './favorites.wire.ts';
import { currentMember, memberNumber } from './current-member.ts';
import { memberFields, memberId, toMember } from './member.mapper.ts';
import type { MemberMall, MemberModel, SetFavoriteModel } from './member.model.ts';
import { userInfoCall, favoriteCall, type WireUserInfo } from './member.wire.ts';
import { mallLoaders } from '../mall/mall.loaders.ts';
import { notAllowed, toFormRefused } from '../forms/form-refused.ts';
import { productLoaders } from '../products/products.loaders.ts';
import { charged, free } from '../../rules/charge.ts';

const memberQueries = {
  viewer: charged({ calls: 2, isMall: true }, async (_root, { mallUrl }, context) => {
    if (context.visitor.bearer === null) return null;
    if (mallUrl === null || mallUrl === undefined) return viewerOfTokensMall(context);
    const mall = await mallLoaders(context).byUrl(mallUrl, 'DESKTOP');
    if (mall === null || !context.mallApi.isMemberOf(mall.number)) return null;
    return currentMember(context, mall);
  }),
} satisfies QueryResolvers;

/** The mark of a mall's number in an id; no address of a mall begins with it. */
export const numberMark = '#';

/** The token has its mall's number. If nobody has named that mall yet, the default mall gives the origin of images. */
export async function viewerOfTokensMall(context: GatewayContext): Promise<MemberModel> {
  const { mallApi, visitor, mallUrls } = context;
  const mallNumber = visitor.mallNumber ?? '';
  const [wire, mall] = await Promise.all([
    mallApi.asMember(userInfoCall),
    mallLoaders(context)
      .byUrl(mallUrls.get(mallNumber) ?? null, 'DESKTOP')
      .catch(() => null),
  ]);
  return toMember(wire, tokensMall(wire, mallNumber, mall), visitor.memberNumber);
}

function tokensMall(wire: WireUserInfo, mallNumber: string, mall: MemberMall | null): MemberMall {
  if (mall?.number === mallNumber) return mall;
  return {
    number: mallNumber,
    key: numberMark + mallNumber,
    url: mall?.url ?? '',
    device: 'DESKTOP',
    imageHost: mall?.imageHost ?? '',
    openAreas: openAreasOf(toSalesType(wire.salesType)),
    isMarketing: null,
  };
}

const memberResolvers = {
  // One call brings them all, for which `viewer` is charged.
  ...rowResolvers(memberFields, free, ({ info }: MemberModel) => info()),
  // Most screens need the id alone, as their cache's key. Their other fields are calls of their own, which the mall checks.
  id: charged(free, async (member) => memberId(member.mall, await memberNumber(member))),
  favorites: ({ mall }, { type, ...paging }, { mallApi }) => {
    const wanted = { type: type ?? null, orderBy: paging.orderBy ?? null };
    return productConnection(mall, paging, async (page) =>
      requireWanted(await mallApi.asMember(favoritesCall(page, wanted)), wanted),
    );
  },
} satisfies MemberResolvers;

/** The favorite is set whether or not a second call succeeds. */
const favoriteResolvers = {
  product: charged({ calls: 1 }, ({ mall, productNumber }, _arguments, context) =>
    productLoaders(context)
      .loadAnew(mall, productNumber)
      .catch(() => null),
  ),
  member: charged({ calls: 1 }, ({ mall }, _arguments, context) => currentMember(context, mall)),
} satisfies SetFavoriteSuccessResolvers;

const favoriteMutations = {
  setFavorite: async (_root, { input: { mallUrl, productNumber, isFavorite } }, context) => {
    const { mallApi } = context;
    const mall = await mallLoaders(context).named(mallUrl);
    if (!mall.openAreas.includes('SHOPPING')) return notAllowed();
    if (!mallApi.isMemberOf(mall.number)) throw shopperError('UNAUTHENTICATED');
    const marked = mallApi.asMember(favoriteCall(productNumber, isFavorite)).then((wish): SetFavoriteModel => ({
      __typename: 'SetFavoriteSuccess',
      productId: productId(mall, productNumber),
      productNumber,
      isFavorite: wish?.fvrtYn ?? isFavorite,
      mall,
    }));
    return orRefused(marked, toFormRefused);
  },
} satisfies MutationResolvers;

export const memberPart = {
  Query: memberQueries,
  Mutation: favoriteMutations,
  Member: memberResolvers,
  SetFavoriteSuccess: favoriteResolvers,
} satisfies Resolvers;
