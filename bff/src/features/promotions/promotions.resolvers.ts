import type { MallResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { onceEach } from '../../rules/once-each.ts';
import { byPriority } from '../../rules/priority.ts';
import { charged } from '../../rules/charge.ts';
import { toPromotion } from './promotions.mapper.ts';
import { promotionCalls } from './promotions.wire.ts';

const promotionFields = {
  promotions: charged({ calls: 1, once: 'promotions' }, (mall, _arguments, { mallApi }) =>
    mallApi.layout('Mall.promotions', mall.number, promotionCalls(mall), mall.id, (wire) =>
      onceEach(wire, ({ promNo }) => promNo)
        .toSorted(byPriority)
        .map((promotion) => toPromotion(promotion, mall)),
    ),
  ),
} satisfies MallResolvers;

export const promotionsPart = {
  Mall: promotionFields,
} satisfies Resolvers;
