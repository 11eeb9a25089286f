import type { MallResolvers } from '../../graphql/__generated__/schema-types.ts';
import { toPopup } from './popups.mapper.ts';
import { popupCalls } from './popups.wire.ts';

export const popupFields: Pick<MallResolvers, 'popups'> = {
  popups: (mall, _arguments, { desk }) =>
    desk.layout('Mall.popups', mall.number, popupCalls(mall), mall.id, (wire) => wire.map((popup) => toPopup(popup, mall))),
};
