import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { filesOfTheOtherTier } from '../scripts/lib/test-tiers.ts';
import { testWorkers } from '../scripts/lib/test-workers.ts';

/** Test files that mock modules of the gateway: bff/vitest.mocked.config.ts runs them. */
export const mockingFiles = ['test/engine/thrown-values.test.ts', 'test/upstream/fields-read.test.ts'];

export default defineConfig({
  // One graphql for our code and Apollo Server's: the file that Node itself would load.
  resolve: { alias: [{ find: /^graphql$/u, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    name: 'bff',
    environment: 'node',
    // The files of a worker share its modules: loading them takes longer than most files do.
    isolate: false,
    maxWorkers: testWorkers,
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', 'dist/**', ...mockingFiles, ...filesOfTheOtherTier],
    setupFiles: ['../scripts/lib/fail-on-console.ts'],
    globalSetup: ['../mall/test/rest/harness/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes when a busy machine gets to it.
    expect: { poll: { timeout: 20_000 } },
  },
});
