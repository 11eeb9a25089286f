import { expect, test } from 'vitest';
import { daysSince, imagesIn, readImages } from '../../scripts/lib/image-ages.ts';

test('each image of others has the day on which its tag was chosen', () => {
  const images = readImages();
  expect(images.length).toBeGreaterThan(4);
  expect(images.filter(({ chosen }) => chosen === null)).toEqual([]);
  expect(images.map(({ image }) => image.split(':')[0])).toEqual(
    expect.arrayContaining(['node', 'nginxinc/nginx-unprivileged', 'valkey/valkey', 'postgres']),
  );
});

test('an image without its day is found, and our own are none of others', () => {
  const text =
    '    image: a/b:1.2 # chosen 2026-01-02\n    image: c:3.4\n    image: family-mall-mall:1.0.0\n# chosen 2026-01-03\nARG NODE_IMAGE=node:26\n';
  expect(imagesIn('x.yml', text)).toEqual([
    { file: 'x.yml', image: 'a/b:1.2', chosen: '2026-01-02' },
    { file: 'x.yml', image: 'c:3.4', chosen: null },
    { file: 'x.yml', image: 'node:26', chosen: '2026-01-03' },
  ]);
});

test('days are counted from the day of the choice', () => {
  expect(daysSince('2026-01-02', new Date('2026-03-03T12:00:00Z'))).toBe(60);
});
