import type { ProductInformationFragment } from '../../__generated__/graphql.ts';

type Product = Pick<ProductInformationFragment, 'image' | 'images' | 'colors'>;
type Picture = NonNullable<Product['image']>;

/**
 * A product's images with the chosen color's first and without those of other colors. If that color has no image, all
 * stay as the mall lists them.
 */
export function picturesInColor({ image, images, colors }: Product, chosen: string | null): Picture[] {
  const all = images?.length ? images : image ? [image] : [];
  const own = colors.find(({ name }) => name === chosen)?.image;
  if (!own) return [...all];
  const ofColors = new Set(colors.map((color) => color.image?.url));
  return [own, ...all.filter(({ url }) => !ofColors.has(url))];
}
