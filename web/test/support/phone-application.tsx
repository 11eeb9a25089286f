import type { PhoneSheetFragment } from '../../src/__generated__/graphql.ts';
import {
  AddressDocument,
  AddressesDocument,
  CheckNumberPortingDocument,
  OwnNameDocument,
  PhoneContractEstimateDocument,
  PhonePlansDocument,
  PhoneSheetDocument,
  PhoneToOrderDocument,
  PlacePhoneOrderDocument,
} from '../../src/__generated__/graphql.ts';
import {
  applicationKey,
  emptyApplication,
  forgetApplication,
  keepApplication,
  type Application,
} from '../../src/routes/phone-order/application.ts';
import { PhoneOrderPage } from '../../src/routes/phone-order/page.tsx';
import { contractText } from '../../src/routes/phone-order/use-signing.ts';
import { keepProofs, type CertifiedPerson } from '../../src/routes/phone-order/proofs.ts';
import { readSecret } from '../../src/shared/secrets/tab-secrets.ts';
import { SessionStore } from '../../src/shop/session/session-store.ts';
import { answering } from './answers.ts';
import { renderInMall } from './in-mall.tsx';
import { anAgreedEstimate } from './sample-phone-orders.ts';
import { aPhoneToBuy, somePlans } from './sample-products.ts';
import { anAddress, ofMember } from './sample-subscriptions.ts';

const ofPhone = (product: object) => ({
  mall: { __typename: 'Mall', id: 'mall', product: { __typename: 'WirelessPhone', id: 'phone-1', ...product } },
});

/** The sheet of a new line, or of another way of joining. */
export function aPhoneSheet(joinType: 'NEW' | 'TRANSFER' | 'CHANGE' = 'NEW'): PhoneSheetFragment {
  return {
    __typename: 'PhoneOrderSheet',
    id: 'sheet',
    number: 'WS1',
    expiresAt: null,
    estimate: {
      __typename: 'PhoneEstimate',
      productNumber: 'HP00000001',
      productName: '온결 S26',
      color: '블랙',
      memory: '256GB',
      joinType,
      planNumber: 'P1',
      planName: '5G 라이트 10GB',
      minimumMonths: 6,
      carrierName: '가온텔레콤',
      discount: 'SUBSIDY',
      contractMonths: null,
      deviceMonths: 24,
      deviceTotal: 637_594,
      totalMonthly: 116_566,
      lineMonthly: 90_000,
      usim: 'USIM',
    },
    agreements: [
      {
        __typename: 'Agreement',
        code: 'WA1',
        title: '이동전화 이용약관 동의',
        html: null,
        isRequired: true,
        isForMinors: false,
      },
      {
        __typename: 'Agreement',
        code: 'WA2',
        title: '혜택 알림 받기',
        html: null,
        isRequired: false,
        isForMinors: false,
      },
    ],
    extraServices: [
      { __typename: 'PhoneExtraService', number: 'AS1', name: '통화 연결음', description: null, monthly: 1_100 },
    ],
    documents: [{ __typename: 'PhoneSheetDocument', kind: 'GUARDIAN_CONSENT', isAlwaysRequired: false }],
    carriers: [{ __typename: 'Carrier', code: 'TC02', name: '다온모바일' }],
    banks: [{ __typename: 'Bank', code: 'BK01', name: '가온은행' }],
  };
}

export const anAdult: CertifiedPerson = {
  certificationNumber: 'C1',
  maskedName: '한*온',
  maskedMobile: '010-****-0101',
  isAdult: true,
  age: 34,
  goodUntil: null,
};

/** Nothing is left to fill in for a new line, or to sign. */
export const aFilledApplication: Application = signed({
  ...emptyApplication,
  billing: 'ACCOUNT',
  account: { bankCode: 'BK01', accountNumber: '123-456-7890', holder: '한가온' },
  usim: 'USIM',
  addressNumber: '1',
  email: 'gaon@familyshop.example',
  signatureFileNumber: 'FL1',
  agreements: ['WA1'],
});

/** The same, signed below the contract that it makes. */
export function signed(application: Application): Application {
  const offered = { ...anAgreedEstimate, agreementId: 'agreed-1' };
  return { ...application, signedContract: contractText(aPhoneSheet(), application, offered) };
}

interface Opening {
  step: 'applyForm' | 'confirm';
  sheet?: PhoneSheetFragment | null;
  applicant?: CertifiedPerson | null;
  guardian?: CertifiedPerson | null;
  application?: Application;
  estimates?: object[];
  checks?: object[];
  orders?: object[];
  /** The sheets that are read with each estimate; else the one above. */
  termSheets?: object[];
  device?: 'DESKTOP' | 'MOBILE';
}

/** A later step of applying for a phone, with what the steps before have left in this tab. */
export function openPhoneStep({
  step,
  sheet = aPhoneSheet(),
  applicant = anAdult,
  guardian = null,
  application,
  estimates = [anAgreedEstimate],
  checks = [],
  orders = [],
  termSheets = [],
  device = 'DESKTOP',
}: Opening) {
  keepProofs('WS1', { applicant, guardian });
  const sessions = new SessionStore(() => 'familyshop');
  sessions.read = () => ({ accessToken: 'access', refreshToken: 'refresh', receivedAt: 0 });
  forgetApplication('WS1');
  if (application) keepApplication('WS1', sessions, application);
  const { execute, inputsOf } = answering(
    [PhoneToOrderDocument, () => ofPhone({ ...aPhoneToBuy(), name: '가온 폰', image: null })],
    [PhoneSheetDocument, () => ofMember({ phoneOrderSheet: sheet })],
    [PhonePlansDocument, () => ofPhone({ plans: somePlans() })],
    [
      PhoneContractEstimateDocument,
      () => ({
        ...ofPhone({ estimate: { agreementId: 'agreed-1', ...next(estimates) } }),
        ...ofMember({ phoneOrderSheet: termSheets.length > 0 ? next(termSheets) : sheet }),
      }),
    ],
    [AddressesDocument, () => ofMember({ addresses: [anAddress] })],
    [AddressDocument, () => ofMember({ address: null })],
    [OwnNameDocument, () => ofMember({ name: '한가온' })],
    [CheckNumberPortingDocument, () => withData('checkNumberPorting', next(checks))],
    [PlacePhoneOrderDocument, () => withData('placePhoneOrder', next(orders))],
  );
  const start = device === 'MOBILE' ? '/m/familyshop/goods' : '/familyshop/order';
  const { router } = renderInMall(<PhoneOrderPage />, {
    at: `${start}/orderWireless/${step}?gdsGrpNo=HP00000001&sheet=WS1`,
    params: { orderPage: step },
    device,
    execute,
    isMember: true,
  });
  return { router, inputsOf, application: () => readSecret(applicationKey('WS1')) ?? '' };
}

/** The answers in their order; the last one again and again. */
function next(answers: object[]): object {
  return (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
}

function withData(name: string, answer: object) {
  return 'errors' in answer ? answer : { [name]: answer };
}
