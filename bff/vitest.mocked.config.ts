import { defineConfig } from 'vitest/config';
import config, { mockingFiles } from './vitest.config.ts';

/** Test files that mock modules of the gateway. Each needs a fresh module registry. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    name: 'bff-mocked',
    isolate: true,
    include: mockingFiles,
    exclude: ['node_modules/**'],
    globalSetup: [],
  },
});
