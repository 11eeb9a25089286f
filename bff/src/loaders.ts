import { createCornerLoader } from './features/corners/corners.loaders.ts';
import { createMallLoaders } from './features/mall/mall.loaders.ts';
import { createMenuLoaders } from './features/menu/menu.loaders.ts';
import { createProductLoaders } from './features/products/products.loaders.ts';
import type { ImageHostOf } from './rules/image.ts';
import type { MallDesk } from './upstream/mall-desk.ts';

export type Loaders = ReturnType<typeof createLoaders>;

/** Born with a request and gone with it. */
export function createLoaders(desk: MallDesk, imageHostOf: ImageHostOf) {
  return {
    malls: createMallLoaders(desk, imageHostOf),
    ...createMenuLoaders(desk),
    corners: createCornerLoader(desk),
    products: createProductLoaders(desk),
  };
}
