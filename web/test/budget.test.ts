import { describe, expect, test } from 'vitest';
import { pageSources } from '../src/app/document/page-sources.ts';
import { shellFiles } from '../src/app/shells.ts';
import { builtManifest, filesOf, gzippedKilobytes } from './support/built-assets.ts';

describe('what the home page on a phone needs at once', () => {
  const eager = filesOf(builtManifest(), ['src/client.tsx', shellFiles.MOBILE, ...pageSources('home', 'MOBILE')]);

  test('is at most 185 kB of script', () => {
    expect(gzippedKilobytes(eager.scripts)).toBeLessThanOrEqual(185);
  });

  test('is at most 12 kB of style', () => {
    expect(gzippedKilobytes(eager.styles)).toBeLessThanOrEqual(12);
  });
});
