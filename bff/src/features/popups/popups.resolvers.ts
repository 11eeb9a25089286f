import type { MallResolvers } from '../../graphql/__generated__/schema-types.ts';
import { madeOnce } from '../../upstream/frozen.ts';
import type { MallModel } from '../mall/mall.model.ts';
import { onceEach } from '../../rules/once-each.ts';
import { toPopup } from './popups.mapper.ts';
import { popupCalls, type WirePopup } from './popups.wire.ts';

export const popupFields: Pick<MallResolvers, 'popups'> = {
  popups: (mall, _arguments, { desk }) =>
    desk.layout('Mall.popups', mall.number, popupCalls(mall), mall.id, (wire) => popupsOnce(wire, mall)),
};

const popupsOnce = madeOnce((wire: WirePopup[], mall: MallModel) =>
  onceEach(wire, ({ popSeq }) => popSeq).map((popup) => toPopup(popup, mall)),
);
