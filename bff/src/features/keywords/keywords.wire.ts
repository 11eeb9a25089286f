import type { MallCall } from '../../upstream/call.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, list, row, whole, words } from '../../upstream/wire.ts';

const keyword = row('SmartKeyword', { searchNo: code, srhName: words }, { prir: whole });
const keywords = list('smart keywords', keyword);

export type WireKeyword = Read<typeof keyword>;

export const smartKeywordsCall: MallCall<WireKeyword[]> = {
  endpoint: 'GET layout/smart',
  method: 'GET',
  path: '/api/v1/mall/layout/smart',
  isShared: true,
  response: keywords,
};
