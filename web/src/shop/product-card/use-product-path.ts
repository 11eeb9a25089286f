import { goodsPath } from '../links/mall-paths.ts';
import { usePage } from '../page/page-context.ts';

/** Addresses of products in the mall and on the device that the shopper is looking at. */
export function useProductPath(): (product: Parameters<typeof goodsPath>[2]) => string {
  const { mallUrl, device } = usePage();
  return (product) => goodsPath(mallUrl, device, product);
}
