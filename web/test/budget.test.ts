import { describe, expect, test } from 'vitest';
import type { Device } from '../src/__generated__/graphql.ts';
import { pageSources } from '../src/app/document/page-sources.ts';
import { mallRoutes } from '../src/shop/addresses/route-table.ts';
import { frameFile, shellFiles } from '../src/app/shells.ts';
import { builtManifest, filesOf, gzippedKilobytes } from './support/built-assets.ts';

const manifest = builtManifest();
const frameOf = (device: Device) => ['src/client.tsx', shellFiles[device]];

describe('what the home page on a phone needs at once', () => {
  const eager = filesOf(manifest, [...frameOf('MOBILE'), ...pageSources('home')]);

  test('is at most 190.1 kB of script', () => {
    expect(gzippedKilobytes(eager.scripts)).toBeLessThanOrEqual(190.1);
  });

  test('is at most 12 kB of style', () => {
    expect(gzippedKilobytes(eager.styles)).toBeLessThanOrEqual(12);
  });
});

test('what surrounds every page on a desktop is at most 189 kB of script', () => {
  expect(gzippedKilobytes(filesOf(manifest, frameOf('DESKTOP')).scripts)).toBeLessThanOrEqual(189);
});

/**
 * In kB. The product page has a little more than other public ones: the sums of leaving a phone's contract, the
 * rights of who pays by instalments and the interest on late parts, what is made to order, the measures of sizes, the day of
 * arrival, the ways without a carrier and a press before the code, the rule behind a label, who supplies and the rows of what is
 * chosen stand in the server's HTML or come before it, so they cannot come later. An upload, which only desktops have, edits its
 * rows in a grid.
 */
const limitOf = (page: string, access: string) => {
  if (page === 'upload') return 85.5;
  if (access !== 'mall') return 71.8;
  return page === 'product' ? 50 : 44;
};

const pages = new Map(
  mallRoutes.flatMap(({ page, device, access }) =>
    device ? [[`${page} ${device}`, { page, device, limit: limitOf(page, access) }] as const] : [],
  ),
);

test.each([...pages.values()])(
  '$page on $device adds at most $limit kB of script to the frame of all pages',
  ({ page, device, limit }) => {
    const frame = new Set(filesOf(manifest, frameOf(device)).scripts);
    const { scripts } = filesOf(manifest, [
      ...frameOf(device),
      ...[frameFile(device, page) ?? []].flat(),
      ...pageSources(page),
    ]);
    expect(gzippedKilobytes(scripts.filter((file) => !frame.has(file)))).toBeLessThanOrEqual(limit);
  },
);
