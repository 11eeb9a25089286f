import type { Mall, MallTheme, SalesType } from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toImage, type ImageHostOf } from '../../rules/image.ts';
import { toLink, type LinkPlace } from '../../rules/link.ts';
import { toLocalTime } from '../../rules/local-time.ts';
import { openAreasOf } from '../../rules/open-areas.ts';
import type { Device } from '../../upstream/device.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { WireMall, WireMallLayout } from './mall.wire.ts';

const salesTypes = {
  GENERAL: 'GENERAL',
  BUSINESS: 'BUSINESS',
  CONSIGNMENT: 'CONSIGNMENT',
  UPLOAD: 'UPLOAD',
  COMMON: 'COMMON',
  ERROR: 'ERROR',
} as const satisfies Record<string, SalesType>;

const themes = { A: 'A', B: 'B', C: 'C', D: 'D', E: 'E' } as const satisfies Record<string, MallTheme>;

const genericTitle = '패밀리샵';

export function toSalesType(code: string | null): SalesType {
  return fromCode(salesTypes, code, 'mallSalesType') ?? 'ERROR';
}

interface Place {
  device: Device;
  /** Origin of its images; empty for the gateway's /images. */
  imageHost: string;
}

/** The fields of the layout call, and the place for calls and mappers. The model is what this returns. */
export function toMall({ adMall: wire, endPoint }: WireMallLayout, device: Device, imageHostOf: ImageHostOf) {
  const imageHost = imageHostOf(endPoint);
  const salesType = toSalesType(wire.mallSalesType);
  return {
    id: opaqueId('Mall', wire.mallId, device),
    number: wire.mallId,
    url: wire.mallUrl,
    title: wire.mallTitle || genericTitle,
    name: wire.mallNm,
    salesType,
    openAreas: openAreasOf(salesType),
    requiresLogin: wire.loginYn ?? false,
    isMarketing: wire.marketingMallYn ?? false,
    supportsMobile: wire.mobileYn ?? true,
    theme: fromCode(themes, wire.mallStyle, 'mallStyle') ?? 'A',
    branding: toBranding(wire, imageHost, { mallUrl: wire.mallUrl, device }),
    customerCenter: {
      phone: wire.custTel,
      opensAt: toLocalTime(wire.centerStartTime),
      closesAt: toLocalTime(wire.centerEndTime),
      email: toEmailAddress(wire.mallEmail),
    },
    company: toCompany(wire),
    device,
    imageHost,
  } satisfies Partial<Mall> & Place;
}

/** One address only: text after a question mark would set subject and copies of a shopper's mail. */
function toEmailAddress(value: string | null): string | null {
  return value !== null && /^[^\s@?&"'<>(),;:]+@[\p{L}\p{N}.-]+$/u.test(value.trim()) ? value.trim() : null;
}

function toBranding(wire: WireMall, imageHost: string, place: LinkPlace): Mall['branding'] {
  return {
    logo: toImage(imageHost, wire.ciImg, wire.mallNm),
    footerLogo: toImage(imageHost, wire.footerCiImg, wire.mallNm),
    footerLogoUrl: toLink(wire.footerCiUrl, place),
    mobileFooterCertificate: toImage(imageHost, wire.mobileFooterCertiImg, '인증마크'),
    mobileFooterCertificateUrl: toLink(wire.mobileFooterCertiUrl, place),
  };
}

function toCompany(wire: WireMall): Mall['company'] {
  return {
    name: wire.company,
    representativeName: wire.representativeName,
    address: wire.address,
    businessNumber: wire.businessNum,
    registrationNumber: wire.registrationNumber,
    salesPermitNumber: wire.salesPermitNumber,
    privacyOfficer: wire.prvcMngrNm,
    hostingProvider: wire.hostNm,
  };
}
