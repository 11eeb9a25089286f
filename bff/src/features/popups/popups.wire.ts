import { deviceCode } from '../../upstream/device.ts';
import type { CallVariants } from '../../request/mall-api.ts';
import type { MallScope } from '../mall/mall.model.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, list, markup, row, words } from '../../upstream/wire.ts';

const popup = row('Popup', { popSeq: code }, { popType: words, popHtml: markup, url: words });
const popups = list('popups', popup);

export type WirePopup = Read<typeof popup>;

export function popupCalls({ number, device }: MallScope): CallVariants<WirePopup[]> {
  const shared = { method: 'GET', isShared: true, response: popups } as const;
  const query = { device: deviceCode(device) };
  return {
    member: { ...shared, endpoint: 'GET layout/popup', path: '/api/v1/mall/layout/popup', query },
    visitor: {
      ...shared,
      endpoint: 'GET pre/layout/popup',
      path: '/api/v1/mall/pre/layout/popup',
      query: { ...query, mallId: number },
    },
  };
}
