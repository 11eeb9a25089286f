import { defineConfig } from 'vitest/config';
import { isFullTier } from '../scripts/lib/test-tiers.ts';
import config from './vitest.config.ts';

/** Of the whole suite, what runs also where Apollo Server and graphql-js execute every operation. */
const everything = [
  'engine/costs',
  'upstream/errors',
  'engine/graphql-over-http',
  'engine/hostile-operations',
  'upstream/layout-cache',
  'catalog/mall',
  'upstream/contract-violations',
  'catalog/products',
  'upstream/repeated-responses',
  'sessions/sessions',
];
const representative = ['catalog/mall', 'catalog/products'];

/** The core of the suite once more without the fast path, where Apollo Server and graphql-js execute every operation. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    name: 'bff-plain',
    include: (isFullTier ? everything : representative).map((name) => `test/${name}.test.ts`),
    globalSetup: [],
    env: { FAST_PATH: 'off' },
  },
});
