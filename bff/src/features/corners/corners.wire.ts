import { z } from 'zod';
import { isProductNumber } from '../../rules/product-number.ts';
import { deviceCode } from '../../upstream/device.ts';
import type { CallVariants } from '../../request/mall-api.ts';
import { code, codeThat, list, markup, row, whole, words } from '../../upstream/wire.ts';
import type { MallScope } from '../mall/mall.model.ts';

/** A corner of a type that we do not know cannot be shown; as an item that does not fit it costs only itself. */
const corner = row(
  'corner',
  { cornerNo: code, dispType: z.enum(['DP00101', 'DP00103', 'DP00104']) },
  { cornerNm: words, dispArea: code, prir: whole, contents: list('corner contents', z.unknown()) },
);
const corners = list('corners', corner);

export type WireCorner = z.output<typeof corner>;

/** What a corner's contents are depends on its type. */
export const productContents = list(
  'corner products',
  row('corner product', { gdsGrpNo: codeThat(isProductNumber) }, { prir: whole }),
);
export const bannerContents = list(
  'corner banners',
  row('corner banner', { imgPath: words }, { altText: words, url: words }),
);
export const htmlContents = list('corner html', row('corner html', { html: markup }, {}));

export function mainCornerCalls({ number, device }: MallScope): CallVariants<WireCorner[]> {
  const shared = { method: 'GET', isShared: true, response: corners } as const;
  const query = { device: deviceCode(device) };
  return {
    member: { ...shared, endpoint: 'GET layout/mcorner', path: '/api/v1/mall/layout/mcorner', query },
    visitor: {
      ...shared,
      endpoint: 'GET pre/layout/mcorner',
      path: '/api/v1/mall/pre/layout/mcorner',
      query: { mallId: number, ...query },
    },
  };
}

/** One path for both; without a bearer it wants the mall named. */
export function areaCornerCalls({ number, device }: MallScope, areaCode: string): CallVariants<WireCorner[]> {
  const shared = {
    endpoint: 'GET layout/corner',
    method: 'GET',
    path: '/api/v1/mall/layout/corner',
    isShared: true,
    response: corners,
  } as const;
  const query = { dispArea: areaCode, device: deviceCode(device) };
  return { member: { ...shared, query }, visitor: { ...shared, query: { mallId: number, ...query } } };
}
