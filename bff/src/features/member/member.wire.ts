import type { MallCall } from '../../upstream/call.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, orNull, row, words, yn } from '../../upstream/wire.ts';

const userInfo = row(
  'UserInfo',
  { memNo: code, memNm: words },
  { tmpPwdYn: yn, email: words, mobile: words, mallId: code, salesType: words },
);

export type WireUserInfo = Read<typeof userInfo>;

export const userInfoCall: MallCall<WireUserInfo> = {
  endpoint: 'GET users/info',
  method: 'GET',
  path: '/api/v1/mall/users/info',
  isShared: true,
  response: userInfo,
};

/** The data may be missing: a success alone means that the product has the wanted state. */
const wish = orNull(row('Wish', {}, { fvrtYn: yn }));

export function favoriteCall(productNumber: string, isFavorite: boolean): MallCall<Read<typeof wish>> {
  return {
    endpoint: 'POST wishes',
    method: 'POST',
    path: '/api/v1/mall/wishes',
    body: { gdsGrpNo: productNumber, fvrtYn: isFavorite ? 'Y' : 'N' },
    fields: { gdsGrpNo: 'productNumber' },
    isShared: false,
    response: wish,
  };
}
