import type { Banner } from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toSafeHtml } from '../../rules/html.ts';
import { toImage } from '../../rules/image.ts';
import { toLink } from '../../rules/link.ts';
import { onceEach } from '../../rules/once-each.ts';
import { byPriority } from '../../rules/priority.ts';
import { fromCode, validItems } from '../../upstream/wire.ts';
import type { MallScope } from '../mall/mall.model.ts';
import type { CornerModel } from './corner.model.ts';
import { bannerContent, htmlContent, productContent, type WireCorner } from './corners.wire.ts';
import { areasByCode, byArea } from './display-areas.ts';

/** In order of area and priority. */
export function toCorners(wire: readonly WireCorner[], mall: MallScope): CornerModel[] {
  return onceEach(wire, ({ cornerNo }) => cornerNo)
    .toSorted(byPriority)
    .map((corner) => toCorner(corner, mall))
    .toSorted((one, other) => byArea(one.area ?? null, other.area ?? null));
}

function toCorner(wire: WireCorner, mall: MallScope): CornerModel {
  switch (wire.dispType) {
    case 'DP00101':
      return { ...common(wire, mall), __typename: 'ProductCorner', productNumbers: productNumbers(wire) };
    case 'DP00103':
      return { ...common(wire, mall), __typename: 'BannerCorner', banners: banners(wire, mall) };
    case 'DP00104':
      return { ...common(wire, mall), __typename: 'HtmlCorner', html: html(wire, mall) };
  }
}

function common(wire: WireCorner, mall: MallScope) {
  return {
    id: opaqueId('Corner', mall.number, wire.cornerNo, mall.device),
    name: wire.cornerNm ?? '',
    area: fromCode(areasByCode, wire.dispArea, 'dispArea'),
    priority: wire.prir,
  };
}

function productNumbers({ contents }: WireCorner): string[] {
  const products = validItems('corner products', productContent, contents ?? []).toSorted(byPriority);
  return [...new Set(products.map(({ gdsGrpNo }) => gdsGrpNo))];
}

function banners({ contents }: WireCorner, mall: MallScope): Banner[] {
  return validItems('corner banners', bannerContent, contents ?? []).flatMap(({ imgPath, altText, url }) => {
    const image = toImage(mall.imageHost, imgPath, altText ?? '');
    return image ? [{ image, url: toLink(url, { mallUrl: mall.url, device: mall.device }) }] : [];
  });
}

function html({ contents }: WireCorner, mall: MallScope): string {
  const pieces = validItems('corner html', htmlContent, contents ?? []).map((content) => content.html);
  return toSafeHtml(pieces.join('\n'), { mallUrl: mall.url, device: mall.device, imageHost: mall.imageHost });
}
