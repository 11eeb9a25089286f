import { describe, expect, test } from 'vitest';
import { pageFile } from '../src/app/routes/page-modules.ts';
import { shellFiles } from '../src/app/shells.ts';
import { builtManifest, filesOf, gzippedKilobytes } from './support/built-assets.ts';

describe('what the home page on a phone needs at once', () => {
  const page = pageFile('home', 'MOBILE').replace('../../', 'src/');
  const eager = filesOf(builtManifest(), ['src/client.tsx', shellFiles.MOBILE, page]);

  test('is at most 185 kB of script', () => {
    expect(gzippedKilobytes(eager.scripts)).toBeLessThanOrEqual(185);
  });

  test('is at most 12 kB of style', () => {
    expect(gzippedKilobytes(eager.styles)).toBeLessThanOrEqual(12);
  });
});
