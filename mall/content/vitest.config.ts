import { defineConfig } from 'vitest/config';
import { filesOfTheOtherTier } from '../../scripts/lib/test-tiers.ts';
import { testWorkers } from '../../scripts/lib/test-workers.ts';

export default defineConfig({
  test: {
    name: 'mall-content',
    environment: 'node',
    // The files of a worker share its modules: loading them takes longer than most files do.
    isolate: false,
    maxWorkers: testWorkers,
    include: ['test/**/*.test.ts'],
    exclude: filesOfTheOtherTier,
    setupFiles: ['../../scripts/lib/fail-on-console.ts'],
    testTimeout: 120_000,
  },
});
