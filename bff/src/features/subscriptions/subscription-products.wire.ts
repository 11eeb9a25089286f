import type { ProductOrder } from '../../graphql/__generated__/schema-types.ts';
import type { CallVariants } from '../../request/mall-api.ts';
import { pageFields, type PageQuery } from '../../rules/pages.ts';
import type { Read } from '../../upstream/reading.ts';
import { productOrderCodes } from '../products/product-page.wire.ts';
import { productDetail, productPage, type WireSubscriptionProductDetail } from './subscription.wire.ts';

interface ProductPageRequest extends PageQuery {
  category?: string | null | undefined;
  orderBy?: ProductOrder | null | undefined;
}

export function subscriptionProductPageCalls(
  mallNumber: string,
  { category, orderBy, ...paging }: ProductPageRequest,
): CallVariants<Read<typeof productPage>> {
  const shared = {
    method: 'GET',
    fields: { ...pageFields, ctgNo: 'category', sort: 'orderBy' },
    isShared: true,
    response: productPage,
  } as const;
  const query = { ctgNo: category, sort: orderBy && productOrderCodes[orderBy], ...paging };
  return {
    member: { ...shared, endpoint: 'GET subs', path: '/api/v1/mall/subs', query },
    visitor: {
      ...shared,
      endpoint: 'GET pre/subs',
      path: '/api/v1/mall/pre/subs',
      query: { mallId: mallNumber, ...query },
    },
  };
}

export function subscriptionProductCalls(
  mallNumber: string,
  number: string,
): CallVariants<WireSubscriptionProductDetail> {
  const shared = { method: 'GET', numbers: { subsNo: number }, isShared: true, response: productDetail } as const;
  return {
    member: { ...shared, endpoint: 'GET subs/{subsNo}', path: '/api/v1/mall/subs/{subsNo}' },
    visitor: {
      ...shared,
      endpoint: 'GET pre/subs/{subsNo}',
      path: '/api/v1/mall/pre/subs/{subsNo}',
      query: { mallId: mallNumber },
    },
  };
}
