import { badInput } from '../../errors/shopper-error.ts';
import type {
  ExhibitionCornerResolvers,
  ExhibitionResolvers,
  MallResolvers,
  MutationResolvers,
  Resolvers,
} from '../../graphql/__generated__/schema-types.ts';
import { MallError, type MallRefusal } from '../../errors/mall-error.ts';
import type { GatewayContext } from '../../request/context.ts';
import { charged, usualLength } from '../../rules/charge.ts';
import { onceEach } from '../../rules/once-each.ts';
import { requireArea } from '../../rules/open-areas.ts';
import { numberedConnection, readConnection } from '../../rules/pages.ts';
import { rowResolvers } from '../../rules/row-fields.ts';
import { toOffer } from '../coupons/coupons.mapper.ts';
import { alreadyExists, keyConflict, wrongState } from '../forms/conflicts.ts';
import { sendMemberAction } from '../forms/forms.ts';
import type { MallModel } from '../mall/mall.model.ts';
import { productLoaders } from '../products/products.loaders.ts';
import { toCorner, toCornerPage, toExhibition, toSingleExhibition } from './exhibition.mapper.ts';
import { exhibitionDetailFields } from './exhibition.fields.ts';
import type { ExhibitionModel } from './exhibition.model.ts';
import { enterCall, exhibitionPageCalls, type WireExhibitionDetail } from './exhibition.wire.ts';
import { exhibitionLoaders } from './exhibitions.loaders.ts';

/** The mall cuts corners by this. */
const cornerSize = 20;

const exhibitionFields = {
  exhibitions: async (mall, { status, type, ...paging }, { mallApi }) => {
    requireArea(mall, 'SHOPPING');
    const { connection } = await readConnection(paging, {
      read: (query) => mallApi.ask(mall.number, exhibitionPageCalls(mall.number, { status, type, ...query })),
      keyOf: ({ exhbNo }) => exhbNo,
      toNode: (row) => toExhibition(row, mall),
    });
    return connection;
  },
  exhibition: charged({ calls: 1, knows: 'detail' }, async (mall, { by }, context) => {
    requireArea(mall, 'SHOPPING');
    const wire = await exhibitionLoaders(context).single(mall, by.number ?? by.urlName ?? '');
    return wire && toSingleExhibition(wire, mall);
  }),
} satisfies MallResolvers;

async function detailOf(
  { mall, number, detail }: ExhibitionModel,
  context: GatewayContext,
): Promise<WireExhibitionDetail | null> {
  return detail ?? exhibitionLoaders(context).single(mall, number);
}

const exhibitionResolvers = {
  ...rowResolvers(exhibitionDetailFields, { needs: 'detail' }, detailOf),
  corners: charged({ needs: 'detail' }, async (exhibition, { number }, context) => {
    const detail = await detailOf(exhibition, context);
    const all = onceEach(detail?.corners ?? [], ({ cornerNo }) => cornerNo);
    const wanted = all.filter(({ cornerNo }) => number == null || cornerNo === number);
    return detail && wanted.map((corner) => toCorner(corner, exhibition.number, exhibition.mall));
  }),
  coupons: charged({ needs: 'detail' }, async (exhibition, _arguments, context) => {
    const detail = await detailOf(exhibition, context);
    return detail && (detail.cpnList ?? []).map((coupon) => toOffer(coupon, exhibition.mall));
  }),
} satisfies ExhibitionResolvers;

const exhibitionCornerResolvers = {
  products: charged(
    { calls: ({ orderBy, page }) => (orderBy || page ? 3 : 2), items: usualLength },
    async ({ mall, number, exhibitionNumber, firstPage }, { orderBy, page }, context) => {
      const at = page ?? 1;
      if (at < 1 || at > 1_000) throw badInput('page', '1 이상의 쪽 번호여야 해요.', 'RANGE');
      const isFirst = !orderBy && at === 1;
      const wanted = { orderBy: orderBy ?? null, page: at };
      // One call for all corners that are asked for alike.
      const wire = isFirst ? null : await exhibitionLoaders(context).corners(mall, exhibitionNumber, wanted);
      const [found] = (wire?.corners ?? []).filter(({ cornerNo }) => cornerNo === number).map(toCornerPage);
      const shown = isFirst ? firstPage : found;
      if (!shown) return null;
      const products = await productLoaders(context).loadKnown(mall, shown.productNumbers);
      const known = { list: products, totalCnt: shown.totalCount };
      return { ...numberedConnection((at - 1) * cornerSize, known, ({ number }) => number), facets: [] };
    },
  ),
} satisfies ExhibitionCornerResolvers;

const entryConflict = (refusal: MallRefusal) => wrongState(refusal) ?? alreadyExists(refusal) ?? keyConflict(refusal);

const exhibitionMutations = {
  enterExhibition: charged({ calls: 3, knows: 'detail' }, (_root, { input }, context) =>
    sendMemberAction(
      context,
      { area: 'SHOPPING', mallUrl: input.mallUrl, call: enterCall(input), toMember: entryConflict },
      async (entry, mall) =>
        toSingleExhibition(entry?.exhb ?? (await enteredExhibition(context, mall, input.number)), mall),
    ),
  ),
} satisfies MutationResolvers;

/** Of a mall that tells the entry alone. Failing to read it is no refusal of the entry, which the same key finds again. */
async function enteredExhibition(context: GatewayContext, mall: MallModel, number: string) {
  const endpoint = 'GET exhibitions/{exhbNo}';
  const found = await exhibitionLoaders(context)
    .single(mall, number)
    .catch((cause: unknown) => {
      throw new MallError('bad-answer', endpoint, { cause, detail: 'what was entered cannot be read' });
    });
  if (!found) throw new MallError('bad-answer', endpoint, { detail: 'what was entered is gone' });
  return found;
}

export const exhibitionsPart = {
  Mutation: exhibitionMutations,
  Mall: exhibitionFields,
  Exhibition: exhibitionResolvers,
  ExhibitionCorner: exhibitionCornerResolvers,
} satisfies Resolvers;
