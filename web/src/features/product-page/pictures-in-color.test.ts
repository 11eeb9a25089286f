import { expect, test } from 'vitest';
import { picturesInColor } from './pictures-in-color.ts';

const picture = (url: string) => ({ __typename: 'Image', url, alt: '' }) as const;
const color = (name: string, url: string | null) =>
  ({
    __typename: 'ProductColor',
    name,
    hex: '#000000',
    stock: null,
    status: null,
    isAvailable: true,
    image: url === null ? null : picture(url),
  }) as const;
const [navy, cream, scene, detail] = ['/navy.svg', '/cream.svg', '/scene.svg', '/detail.svg'].map(picture) as [
  ReturnType<typeof picture>,
  ...ReturnType<typeof picture>[],
];
const urls = (pictures: readonly { url: string }[]) => pictures.map(({ url }) => url);

test('images of the chosen color come first, and those of other colors are left out', () => {
  const product = {
    image: navy,
    images: [navy, scene!, detail!, cream!],
    colorImages: null,
    colors: [color('남색', '/navy.svg'), color('크림', '/cream.svg')],
  };
  expect(urls(picturesInColor(product, '남색'))).toEqual(['/navy.svg', '/scene.svg', '/detail.svg']);
  expect(urls(picturesInColor(product, '크림'))).toEqual(['/cream.svg', '/scene.svg', '/detail.svg']);
});

test('a mall without images by color shows all images in its own order', () => {
  const product = {
    image: navy,
    images: [navy, scene!],
    colorImages: null,
    colors: [color('남색', null), color('크림', null)],
  };
  expect(urls(picturesInColor(product, '크림'))).toEqual(['/navy.svg', '/scene.svg']);
  expect(urls(picturesInColor({ ...product, images: null }, null))).toEqual(['/navy.svg']);
  expect(picturesInColor({ image: null, images: [], colorImages: null, colors: [] }, null)).toEqual([]);
});

test('where each color has all its images, the gallery shows those of the chosen one alone', () => {
  const product = {
    image: navy,
    images: [navy, scene!, detail!, cream!],
    colorImages: [{ __typename: 'ColorImages' as const, color: '크림', images: [cream!, picture('/cream-scene.svg')] }],
    colors: [color('남색', '/navy.svg'), color('크림', '/cream.svg')],
  };
  expect(urls(picturesInColor(product, '크림'))).toEqual(['/cream.svg', '/cream-scene.svg']);
  expect(urls(picturesInColor(product, '남색'))).toEqual(['/navy.svg', '/scene.svg', '/detail.svg']);
  expect(urls(picturesInColor(product, null))).toHaveLength(4);
});
