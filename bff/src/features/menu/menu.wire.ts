import { deviceCode } from '../../upstream/device.ts';
import type { CallVariants } from '../../request/mall-api.ts';
import type { MallScope } from '../mall/mall.model.ts';
import type { ContractRows, Reader } from '../../upstream/reading.ts';
import { code, later, list, row, whole, words, yn } from '../../upstream/wire.ts';

export interface WireCategory {
  ctgNo: string;
  ctgNm: string;
  ctgType: string | null;
  url: string | null;
  prir: number | null;
  mobileUseYn: boolean | null;
  mobileImgFilePath: string | null;
  gdCtgSub: WireCategory[] | null;
}

type Categories = Reader<ContractRows['MenuCategory'][] | null | undefined, WireCategory[]>;

const category = row(
  'MenuCategory',
  { ctgNo: code, ctgNm: words },
  {
    ctgType: words,
    url: words,
    prir: whole,
    mobileUseYn: yn,
    mobileImgFilePath: words,
    gdCtgSub: later((): Categories => categories),
  },
);

const categories = list('gdCtgSub', category);

export function menuCalls({ number, device }: MallScope): CallVariants<WireCategory[]> {
  const shared = { method: 'GET', isShared: true, response: categories } as const;
  const query = { device: deviceCode(device) };
  return {
    member: { ...shared, endpoint: 'GET layout/menu', path: '/api/v1/mall/layout/menu', query },
    visitor: {
      ...shared,
      endpoint: 'GET pre/layout/menu',
      path: '/api/v1/mall/pre/layout/menu',
      query: { mallId: number, ...query },
    },
  };
}
