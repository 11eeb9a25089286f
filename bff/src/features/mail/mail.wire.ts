import type { MallCall } from '../../upstream/call.ts';
import { anything } from '../../upstream/wire.ts';

export function unsubscribeCall(memberToken: string): MallCall<unknown> {
  return {
    endpoint: 'POST email/unsubscribe',
    method: 'POST',
    path: '/api/v1/email/unsubscribe',
    body: { memNo: memberToken },
    fields: { memNo: 'memberToken' },
    isShared: false,
    response: anything,
  };
}
