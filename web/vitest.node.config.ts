import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** Tests without a document: `.test.ts`. Files of two environments cannot share a worker. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    name: 'web-node',
    environment: 'node',
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
