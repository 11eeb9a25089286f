import { defineConfig } from 'vitest/config';
import { isFullTier } from '../scripts/lib/test-tiers.ts';
import config from './vitest.config.ts';

/** Of the whole suite, what runs also with malls that tell what the contract names, and no more. */
const everything = [
  'clients/storefront-operations',
  'buying/real-{addresses,cancelling,cart,files-and-guides,guests,orders,payments,phone-orders}',
  '{accounts,catalog}/real-mall',
];
const representative = ['clients/storefront-operations'];

/** Reads and journeys of the gateway once more, with malls whose answers lack all that the document marks as beyond the contract. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    name: 'bff-contract',
    include: (isFullTier ? everything : representative).map((name) => `test/${name}.test.ts`),
    env: { MALL_TELLS: 'contract' },
  },
});
