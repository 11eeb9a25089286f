import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { filesOfTheOtherTier, isFullTier } from '../scripts/lib/test-tiers.ts';
import { browserWorkers } from '../scripts/lib/test-workers.ts';

export default defineConfig({
  // One graphql for the gateway and Apollo Server, as in bff/vitest.config.ts.
  resolve: { alias: [{ find: /^graphql$/u, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    name: 'tests',
    environment: 'node',
    isolate: false,
    maxWorkers: browserWorkers,
    // After the projects that have another number of workers.
    sequence: { groupOrder: isFullTier ? 1 : 0 },
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', ...filesOfTheOtherTier],
    setupFiles: ['../scripts/lib/fail-on-console.ts'],
    globalSetup: ['../mall/test/rest/harness/global-setup.ts'],
    env: { MAX_WAIT_MS: '60000' }, // files run in parallel: a gateway with a delayed event loop is then not overloaded
    // What hangs is to end, and not what is slow on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
