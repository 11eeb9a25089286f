import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './scripts/lib/slowest-first.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      'mall',
      'mall/content',
      'bff',
      'bff/vitest.plain.config.ts',
      'bff/vitest.mocked.config.ts',
      'web',
      'web/vitest.node.config.ts',
      'web/vitest.mocked.config.ts',
      'tests',
    ],
  },
});
