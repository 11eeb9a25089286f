import type { CreditTerms } from 'mall/phone-contract/credit-terms.ts';
import type { PlanAges } from 'mall/phone-contract/plan-ages.ts';
import type { PhoneModel, PlanGroup } from './phone-model.ts';

export interface PlanSeed {
  planNo: string;
  group: PlanGroup;
  planNm: string;
  planPrice: number;
  dataCntn: string;
  voiceCntn: string;
  smsCntn: string;
  keepMnth: number;
}

const unlimited = '집·이동전화 무제한';
const freeText = '기본 제공';

function plan(
  planNo: string,
  group: PlanGroup,
  planNm: string,
  planPrice: number,
  dataCntn: string,
  keepMnth: number,
  voiceCntn = unlimited,
  smsCntn = freeText,
): PlanSeed {
  return { planNo, group, planNm, planPrice, dataCntn, voiceCntn, smsCntn, keepMnth };
}

/** The carrier of these plans. */
export const carrier = { telecomCd: 'TC01', telecomNm: '가온텔레콤' } as const;

const creditTerms: CreditTerms = {
  crdtrNm: '가온텔레콤 주식회사',
  crdtrAddr: '서울특별시 중구 가온길 200 가온타워',
  crdtrTel: '1500-0100',
  payDd: 25,
  lateRate: 9.9,
};

/** Those that a number may be brought from: the carrier of the plans is one of several, and lends for phones that are bought here. */
export const allCarriers = [
  { ...carrier, crdt: creditTerms },
  { telecomCd: 'TC02', telecomNm: '누리텔레콤' },
  { telecomCd: 'TC03', telecomNm: '해온텔레콤' },
  { telecomCd: 'TC04', telecomNm: '다솜모바일 (알뜰폰)' },
];

/** The tariffs of the telecom family. */
export const planList: readonly PlanSeed[] = [
  plan('PL5G01', '5G', '5G 슬림 4GB', 37_000, '4GB (다 쓰면 최대 400kbps)', 4),
  plan('PL5G02', '5G', '5G 라이트 10GB', 46_000, '10GB (다 쓰면 최대 1Mbps)', 4),
  plan('PL5G03', '5G', '5G 라이트 플러스 21GB', 55_000, '21GB (다 쓰면 최대 1Mbps)', 4),
  plan('PL5G04', '5G', '5G 베이직 37GB', 61_000, '37GB (다 쓰면 최대 1Mbps)', 6),
  plan('PL5G05', '5G', '5G 베이직 플러스 54GB', 64_000, '54GB (다 쓰면 최대 3Mbps)', 6),
  plan('PL5G06', '5G', '5G 심플 110GB', 69_000, '110GB (다 쓰면 최대 5Mbps)', 6),
  plan('PL5G07', '5G', '5G 심플 150GB', 75_000, '150GB (다 쓰면 최대 5Mbps)', 6),
  plan('PL5G08', '5G', '5G 무제한 80', 80_000, '완전 무제한', 6),
  plan('PL5G09', '5G', '5G 무제한 가족나눔', 90_000, '완전 무제한 + 나눠쓰기 50GB', 6),
  plan('PL5G10', '5G', '5G 프리미엄 110', 110_000, '완전 무제한 + 나눠쓰기 100GB', 6),
  plan('PL5G11', '5G', '5G 프리미엄 130', 130_000, '완전 무제한 + 나눠쓰기 120GB + 태블릿 1회선', 6),
  plan('PLLT01', 'LTE', 'LTE 데이터 33', 33_000, '1.5GB', 4),
  plan('PLLT02', 'LTE', 'LTE 데이터 43', 43_000, '2.5GB + 매일 심야 2GB', 4),
  plan('PLLT03', 'LTE', 'LTE 데이터 49', 49_000, '매일 1GB (다 쓰면 최대 5Mbps)', 4),
  plan('PLLT04', 'LTE', 'LTE 무제한 69', 69_000, '월 5GB + 매일 5GB', 6),
  plan('PLLT05', 'LTE', 'LTE 음성 표준', 12_100, '쓴 만큼', 0, '1초 1.98원', '건당 22원'),
  plan('PLSN01', 'SENIOR', '5G 시니어 A형', 45_000, '10GB (다 쓰면 최대 1Mbps)', 4),
  plan('PLSN02', 'SENIOR', '5G 시니어 B형', 44_000, '9GB (다 쓰면 최대 400kbps)', 4),
  plan('PLSN03', 'SENIOR', 'LTE 효도 33', 33_000, '1.7GB', 4, '집·이동전화 무제한 + 영상 100분'),
  plan('PLSN04', 'SENIOR', 'LTE 효도 안심 22', 22_000, '1GB', 0, '음성 150분'),
  plan('PLKD01', 'KIDS', '키즈 안심 22', 22_000, '900MB (다 쓰면 최대 400kbps)', 0, '지정 2회선 무제한 + 40분'),
  plan('PLKD02', 'KIDS', '5G 키즈 29', 29_000, '3.3GB (다 쓰면 최대 1Mbps)', 0, '망내 무제한 + 80분'),
  plan('PLKD03', 'KIDS', '5G 키즈 45', 45_000, '9GB (다 쓰면 최대 1Mbps)', 4),
  plan('PLTN01', 'TEEN', 'LTE 청소년 20', 20_900, '750MB + 학습 앱 무제한', 0, '음성 80분'),
  plan('PLTN02', 'TEEN', '5G 청소년 47', 47_000, '10GB + 매일 학습 2GB', 4),
  plan('PLTN03', 'TEEN', '5G 청소년 59', 59_000, '60GB (다 쓰면 최대 3Mbps)', 6),
  plan('PLON01', 'ONLINE', '온라인 다이렉트 30', 30_000, '5GB (다 쓰면 최대 400kbps)', 0),
  plan('PLON02', 'ONLINE', '온라인 다이렉트 51', 51_000, '150GB (다 쓰면 최대 5Mbps)', 0),
  plan('PLON03', 'ONLINE', '온라인 다이렉트 무제한', 65_000, '완전 무제한', 0),
  plan('PLDT01', 'DATA', '워치 나눠쓰기', 11_000, '250MB + 휴대폰 데이터 나눠쓰기', 0, '음성 50분', '50건'),
  plan('PLDT02', 'DATA', '태블릿 데이터 10GB', 16_500, '10GB', 0, '제공하지 않음', '제공하지 않음'),
  plan(
    'PLDT03',
    'DATA',
    '태블릿 데이터 나눠쓰기',
    8_800,
    '휴대폰 데이터 나눠쓰기',
    0,
    '제공하지 않음',
    '제공하지 않음',
  ),
];

/** Who may take the plans of a group. */
const agesOf: Partial<Record<PlanGroup, PlanAges>> = {
  KIDS: { ageMin: null, ageMax: 12 },
  TEEN: { ageMin: null, ageMax: 18 },
  SENIOR: { ageMin: 65, ageMax: null },
};

export function planAgesOf({ group }: Pick<PlanSeed, 'group'>): PlanAges {
  return agesOf[group] ?? { ageMin: null, ageMax: null };
}

/** 25 % contract discount, in whole won. Online-only plans have none. */
export function planDiscountOf({ group, planPrice }: PlanSeed): number {
  return group === 'ONLINE' ? 0 : Math.floor(planPrice / 4);
}

/** The plans that a phone is sold with. */
export function plansFor({ planGroups, picture }: Pick<PhoneModel, 'planGroups' | 'picture'>): PlanSeed[] {
  return planList.filter(
    ({ group, planNm }) =>
      planGroups.includes(group) && (group !== 'DATA' || planNm.includes('워치') === (picture === 'watch')),
  );
}
