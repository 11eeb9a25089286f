import type { TermsKind } from '../../graphql/__generated__/schema-types.ts';
import type { MallCall } from '../../upstream/call.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, list, markup, row, words } from '../../upstream/wire.ts';

const version = row('TermsVersion', { infoNo: code, terms: markup }, { apprDts: words });
const versions = list('terms', version);

export type WireTermsVersion = Read<typeof version>;

export const termsCodes: Readonly<Record<TermsKind, string>> = {
  TERMS_OF_USE: 'ME0360101',
  PRIVACY_POLICY: 'ME0360201',
  PERSONAL_DATA_CONSENT: 'ME0360401',
  MARKETING_CONSENT: 'ME0360501',
  ADVERTISING_CONSENT: 'ME0360601',
};

export function termsCall(mallNumber: string, kind: TermsKind): MallCall<WireTermsVersion[]> {
  return {
    endpoint: 'GET pre/layout/term/{code}',
    method: 'GET',
    path: '/api/v1/mall/pre/layout/term/{code}',
    numbers: { code: termsCodes[kind] },
    query: { mallId: mallNumber },
    isShared: true,
    response: versions,
  };
}
