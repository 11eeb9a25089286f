import type { Popup, PopupKind } from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toSafeHtml } from '../../rules/html.ts';
import { toLink } from '../../rules/link.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { MallScope } from '../mall/mall.model.ts';
import type { WirePopup } from './popups.wire.ts';

const popupKinds = { DP01801: 'WINDOW', DP01802: 'TOP' } as const satisfies Record<string, PopupKind>;

export function toPopup(wire: WirePopup, mall: MallScope): Popup {
  const place = { mallUrl: mall.url, device: mall.device, imageHost: mall.imageHost };
  const kind = fromCode(popupKinds, wire.popType, 'popType');
  const url = toLink(wire.url, place);
  return {
    id: opaqueId('Popup', mall.number, wire.popSeq, mall.device),
    number: wire.popSeq,
    kind,
    html: toSafeHtml(wire.popHtml, { ...place, isInLink: kind === 'TOP' && url !== null }),
    url,
  };
}
