import type { ProductInformationFragment } from '../../__generated__/graphql.ts';

type Product = Pick<ProductInformationFragment, 'image' | 'images' | 'colors' | 'colorImages'>;
type Picture = NonNullable<Product['image']>;

/**
 * All images of the chosen color. Where the mall has only one of each color: a product's images with the chosen color's
 * first and without those of other colors. If that color has none, all stay as the mall lists them.
 */
export function picturesInColor({ image, images, colors, colorImages }: Product, chosen: string | null): Picture[] {
  const inColor = colorImages?.find(({ color }) => color === chosen)?.images;
  if (inColor) return [...inColor];
  const all = images?.length ? images : image ? [image] : [];
  const own = colors.find(({ name }) => name === chosen)?.image;
  if (!own) return [...all];
  const ofColors = new Set(colors.map((color) => color.image?.url));
  return [own, ...all.filter(({ url }) => !ofColors.has(url))];
}
