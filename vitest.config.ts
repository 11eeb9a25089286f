import { defineConfig } from 'vitest/config';
import { isContentTested } from './scripts/lib/content-fingerprint.ts';
import { SlowestFirst } from './scripts/lib/slowest-first.ts';
import { isFullTier } from './scripts/lib/test-tiers.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      'mall',
      ...(isFullTier || !isContentTested() ? ['mall/content'] : []),
      'bff',
      'bff/vitest.plain.config.ts',
      'bff/vitest.contract.config.ts',
      'bff/vitest.mocked.config.ts',
      'web',
      'web/vitest.node.config.ts',
      'web/vitest.mocked.config.ts',
      'tests',
    ],
  },
});
