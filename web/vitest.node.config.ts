import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** Tests without a document: `.test.ts`. Files of two environments cannot share a worker. */
export default defineConfig({
  ...config,
  // These render as the server does, and by its renderer.
  resolve: {},
  test: {
    ...config.test,
    name: 'web-node',
    environment: 'node',
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
