import type { z } from 'zod';
import type { MallCall } from '../../upstream/call.ts';
import { code, list, row, whole, words } from '../../upstream/wire.ts';

const keyword = row('smart keyword', { searchNo: code, srhName: words }, { prir: whole });
const keywords = list('smart keywords', keyword);

export type WireKeyword = z.output<typeof keyword>;

export const smartKeywordsCall: MallCall<WireKeyword[]> = {
  endpoint: 'GET layout/smart',
  method: 'GET',
  path: '/api/v1/mall/layout/smart',
  isShared: true,
  response: keywords,
};
