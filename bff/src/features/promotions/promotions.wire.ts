import { deviceCode } from '../../upstream/device.ts';
import type { CallVariants } from '../../request/mall-api.ts';
import type { MallScope } from '../mall/mall.model.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, list, row, whole, words } from '../../upstream/wire.ts';

const promotion = row(
  'Promotion',
  { promNo: code, promNm: words },
  { promDesc: words, imgPath: words, url: words, startDts: words, endDts: words, prir: whole },
);
const promotions = list('promotions', promotion);

export type WirePromotion = Read<typeof promotion>;

export function promotionCalls({ number, device }: MallScope): CallVariants<WirePromotion[]> {
  const shared = { method: 'GET', isShared: true, response: promotions } as const;
  const query = { device: deviceCode(device) };
  return {
    member: { ...shared, endpoint: 'GET layout/prom', path: '/api/v1/mall/layout/prom', query },
    visitor: {
      ...shared,
      endpoint: 'GET pre/layout/prom',
      path: '/api/v1/mall/pre/layout/prom',
      query: { mallId: number, ...query },
    },
  };
}
