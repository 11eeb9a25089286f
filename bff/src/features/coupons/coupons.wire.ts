import type {
  CouponStatus,
  DownloadCouponInput,
  RegisterCouponInput,
} from '../../graphql/__generated__/schema-types.ts';
import { pageFields, type PageQuery } from '../../rules/pages.ts';
import type { MallCall } from '../../upstream/call.ts';
import { privateCall } from '../../upstream/private-call.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, list, row, whole, won, words } from '../../upstream/wire.ts';

const coupon = row(
  'Coupon',
  { cpnIsuNo: code, cpnNo: code, cpnNm: words },
  {
    cpnTp: code,
    dscntTp: code,
    dscntVal: whole,
    maxDscntPrc: won,
    minPrc: won,
    startDts: words,
    endDts: words,
    maxIsuCnt: whole,
    rmnCnt: whole,
    stat: code,
    isuDts: words,
    usedDts: words,
    ordNo: code,
  },
);
const couponPage = row('CouponPage', { list: list('coupons', coupon) }, { totalCnt: whole });

export type WireCoupon = Read<typeof coupon>;

export function couponsCall(status: CouponStatus, paging: PageQuery): MallCall<Read<typeof couponPage>> {
  return {
    endpoint: 'GET coupons',
    method: 'GET',
    path: '/api/v1/mall/coupons',
    query: { stat: status, ...paging },
    fields: { ...pageFields, stat: 'status' },
    isShared: true,
    response: couponPage,
  };
}

export function downloadCouponCall({ number, idempotencyKey }: DownloadCouponInput) {
  return privateCall({
    path: 'coupons/{cpnNo}/download',
    numbers: { cpnNo: number },
    fields: { cpnNo: 'number' },
    idempotencyKey,
    response: coupon,
  });
}

export function registerCouponCall({ code: cpnCode, idempotencyKey }: RegisterCouponInput) {
  return privateCall({
    path: 'coupons/register',
    body: { cpnCode },
    fields: { cpnCode: 'code' },
    idempotencyKey,
    response: coupon,
  });
}
