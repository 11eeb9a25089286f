import { wireTokens } from '../../session/session.wire.ts';
import type { MallCall } from '../../upstream/call.ts';
import { deviceCode, type Device } from '../../upstream/device.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, row, words, yn } from '../../upstream/wire.ts';

const mallRow = row(
  'AdMall',
  { mallId: code, mallNm: words, mallUrl: words },
  {
    mallTitle: words,
    mallSalesType: words,
    mobileYn: yn,
    loginYn: yn,
    marketingMallYn: yn,
    mallStyle: words,
    ciImg: words,
    footerCiImg: words,
    footerCiUrl: words,
    mobileFooterCertiImg: words,
    mobileFooterCertiUrl: words,
    custTel: words,
    centerStartTime: words,
    centerEndTime: words,
    mallEmail: words,
    address: words,
    registrationNumber: words,
    company: words,
    representativeName: words,
    businessNum: words,
    salesPermitNumber: words,
    prvcMngrNm: words,
    hostNm: words,
  },
);

/** Does not read tokenInfo, so that it cannot be cached. */
const layout = row('LoginLayout', { adMall: mallRow }, { endPoint: words });
const layoutWithTokens = row('LoginLayout', { adMall: mallRow }, { tokenInfo: wireTokens });

export type WireMallLayout = Read<typeof layout>;
export type WireMall = Read<typeof mallRow>;

export function mallCall(mallUrl: string | null, device: Device): MallCall<WireMallLayout> {
  return { ...loginLayout(mallUrl, device), isShared: true, response: layout };
}

/** The same path, read for its tokens: made for one visitor, never shared and never cached. */
export function guestCall(mallUrl: string, device: Device): MallCall<Read<typeof layoutWithTokens>> {
  return { ...loginLayout(mallUrl, device), isShared: false, response: layoutWithTokens };
}

function loginLayout(mallUrl: string | null, device: Device) {
  return {
    endpoint: 'GET pre/layout/login',
    method: 'GET',
    path: '/api/v1/mall/pre/layout/login',
    query: { mallUrl: mallUrl ?? '', device: deviceCode(device) },
  } as const;
}
