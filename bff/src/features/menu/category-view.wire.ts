import type { CallVariants } from '../../request/mall-api.ts';
import { anything } from '../../upstream/wire.ts';

/** One path for both; without a bearer it requires `mallId`. */
export function categoryViewCalls(mallNumber: string, categoryNumber: string): CallVariants<unknown> {
  const shared = {
    endpoint: 'POST layout/contents/view-cnt',
    method: 'POST',
    path: '/api/v1/mall/layout/contents/view-cnt',
    body: { contentsId: categoryNumber, contentsType: 'CATEGORY' },
    isShared: false,
    response: anything,
  } as const;
  return { member: shared, visitor: { ...shared, query: { mallId: mallNumber } } };
}
