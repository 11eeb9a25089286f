import type { Shop } from './shop.ts';

/** Does something while the address service is configured and cannot be reached. */
export async function withoutAddressService<Result>(shop: Shop, work: () => Promise<Result>): Promise<Result> {
  const { context } = shop;
  const { settings } = context;
  // Nothing listens on port 1.
  context.settings = { ...settings, addressSearch: { key: 'a key', url: 'http://127.0.0.1:1/' } };
  try {
    return await work();
  } finally {
    context.settings = settings;
  }
}
