import { isProductNumber } from '../../rules/product-number.ts';
import { deviceCode } from '../../upstream/device.ts';
import type { CallVariants } from '../../request/mall-api.ts';
import type { MallScope } from '../mall/mall.model.ts';
import type { Read } from '../../upstream/reading.ts';
import { anything, code, codeThat, list, markup, oneOf, row, whole, words } from '../../upstream/wire.ts';

/** A corner of an unknown type cannot be shown: it is an invalid item of its list, and costs only itself. */
const corner = row(
  'Corner',
  { cornerNo: code, dispType: oneOf('DP00101', 'DP00103', 'DP00104') },
  { cornerNm: words, dispArea: code, prir: whole, contents: list('corner contents', anything) },
);
const corners = list('corners', corner);

export type WireCorner = Read<typeof corner>;

/** Contents of a corner, by its type. */
export const productContent = row('ProductContent', { gdsGrpNo: codeThat(isProductNumber) }, { prir: whole });
export const bannerContent = row('BannerContent', { imgPath: words }, { altText: words, url: words });
export const htmlContent = row('HtmlContent', { html: markup }, {});

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

/** One path for both; without a bearer it requires `mallId`. */
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
