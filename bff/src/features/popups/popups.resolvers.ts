import type { MallResolvers, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { onceEach } from '../../rules/once-each.ts';
import { charged } from '../../rules/charge.ts';
import { toPopup } from './popups.mapper.ts';
import { popupCalls } from './popups.wire.ts';

const popupFields = {
  popups: charged({ calls: 1, once: 'popups' }, (mall, _arguments, { mallApi }) =>
    mallApi.layout('Mall.popups', mall.number, popupCalls(mall), mall.id, (wire) =>
      onceEach(wire, ({ popSeq }) => popSeq).map((popup) => toPopup(popup, mall)),
    ),
  ),
} satisfies MallResolvers;

export const popupsPart = {
  Mall: popupFields,
} satisfies Resolvers;
