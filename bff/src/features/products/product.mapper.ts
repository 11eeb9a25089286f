import type {
  ColorImages,
  Disclosure,
  Image,
  ProductColor,
  Sticker,
} from '../../graphql/__generated__/schema-types.ts';
import { mallKey, opaqueId } from '../../rules/ids.ts';
import { toHexColor } from '../../rules/hex-color.ts';
import { toSafeHtml } from '../../rules/html.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { toImage } from '../../rules/image.ts';
import type { WireSticker } from './goods.wire.ts';
import type { ProductMall } from './product-mall.ts';

export function productId(mall: Pick<ProductMall, 'url' | 'key'>, number: string): string {
  return opaqueId('Product', mallKey(mall), number);
}

export function toSticker(wire: WireSticker | null): Sticker | null {
  if (!wire?.type) return null;
  return { type: wire.type, color: toHexColor(wire.color), criterion: wire.critCntn, endsAt: toInstant(wire.endDts) };
}

export function available(colors: readonly ProductColor[]): ProductColor[] {
  return colors.filter(({ isAvailable }) => isAvailable);
}

export function toImages(imageHost: string, paths: readonly string[] | null, alt: string): Image[] {
  return (paths ?? []).flatMap((path) => toImage(imageHost, path, alt) ?? []);
}

/** Null where no color has images of its own. */
export function toColorImages(
  imageHost: string,
  colors: readonly { colorNm: string; imgPathList: readonly string[] | null }[] | null,
  name: string,
): ColorImages[] | null {
  const pictured = (colors ?? []).flatMap(({ colorNm, imgPathList }) => {
    const images = toImages(imageHost, imgPathList, `${name} ${colorNm}`);
    return images.length === 0 ? [] : [{ color: colorNm, images }];
  });
  return pictured.length === 0 ? null : pictured;
}

export function toDescription(html: string | null, mall: ProductMall): string | null {
  return html === null ? null : toSafeHtml(html, { mallUrl: mall.url, device: mall.device, imageHost: mall.imageHost });
}

export function toDisclosures(wire: readonly Disclosure[] | null): Disclosure[] {
  return (wire ?? []).map(({ title, text }) => ({ title, text }));
}
