import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The core of the suite once more without the fast path, where Apollo Server and graphql-js execute every operation. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    name: 'bff-plain',
    include: [
      'costs',
      'errors',
      'graphql-over-http',
      'hostile-operations',
      'layout-cache',
      'mall',
      'contract-violations',
      'products',
      'repeated-responses',
      'sessions',
    ].map((name) => `test/${name}.test.ts`),
    globalSetup: [],
    env: { FAST_PATH: 'off' },
  },
});
