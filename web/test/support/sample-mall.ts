import type { MallTheme } from '../../src/__generated__/graphql.ts';

export interface MallSettings {
  url: string;
  title: string;
  theme: MallTheme;
  salesType: string;
  openAreas: string[];
  requiresLogin: boolean;
  isMarketing: boolean;
  supportsMobile: boolean;
  /** Spread over the mall: fields of pages, for instance. */
  fields: Record<string, unknown>;
}

export const shoppingAreas = [
  'SIGN_UP',
  'EMAIL_CERTIFICATION',
  'ORDER_PRINT',
  'MY_SHOP',
  'WITHDRAWAL',
  'SHOPPING',
  'CONTENT',
];

/** A mall as the gateway would answer it. State only what matters to the test. */
export function aMall(settings: Partial<MallSettings> = {}) {
  const { url = 'familyshop', title = '우리집 패밀리샵', theme = 'A', salesType = 'GENERAL', fields = {} } = settings;
  return {
    __typename: 'Mall',
    id: `mall-${url}`,
    number: '1',
    url,
    title,
    name: '패밀리샵',
    salesType,
    openAreas: settings.openAreas ?? shoppingAreas,
    requiresLogin: settings.requiresLogin ?? false,
    isMarketing: settings.isMarketing ?? false,
    supportsMobile: settings.supportsMobile ?? true,
    theme,
    branding: {},
    customerCenter: { phone: '1600-1234', opensAt: '09:00', closesAt: '18:00', email: 'help@familyshop.example' },
    company: {
      name: '패밀리샵 주식회사',
      representativeName: '김하늘',
      address: '서울특별시 중구 가온길 12',
      businessNumber: '123-45-67890',
      registrationNumber: '110111-1234567',
      salesPermitNumber: '2026-서울중구-0001',
      privacyOfficer: '김하늘',
      hostingProvider: '(주)가온호스팅',
    },
    menu: [
      aCategory('100', '휴대폰', ['5G 스마트폰', '폴더블', '키즈폰']),
      aCategory('200', '디지털·가전', ['TV·영상', '주방가전', '생활가전']),
      aCategory('300', '리빙'),
    ],
    popups: [
      {
        id: 'popup-1',
        number: '1',
        kind: 'TOP',
        html: '<p>통신 가족이라면 <strong>첫 구매 10% 할인</strong></p>',
        url: `/${url}/exhibition/listExhibition`,
      },
    ],
    ...fields,
  };
}

function aCategory(number: string, name: string, subcategories: string[] = []): Record<string, unknown> {
  return {
    id: `category-${number}`,
    number,
    name,
    type: 'GENERAL',
    url: null,
    priority: 1,
    isShownOnMobile: true,
    image: null,
    subcategories: subcategories.map((sub, index) => aCategory(`${number}${index}`, sub)),
  };
}
