import type { additionalServices } from 'mall/db/schema/wireless.ts';

/** What the carrier adds to a plan. None of them is ever part of a price that a shopper did not choose. */
export const serviceList: readonly (typeof additionalServices.$inferInsert)[] = [
  {
    addSvcNo: 'AS0001',
    addSvcNm: '통화 연결음',
    addSvcCntn: '전화를 거는 사람에게 고른 음악을 들려줘요.',
    mnthPrc: 990,
    prir: 1,
  },
  {
    addSvcNo: 'AS0002',
    addSvcNm: '부재중 전화 알림',
    addSvcCntn: '꺼져 있거나 통화 중일 때 온 전화를 문자로 알려 줘요.',
    mnthPrc: 550,
    prir: 2,
  },
  {
    addSvcNo: 'AS0003',
    addSvcNm: '휴대폰 파손 보험',
    addSvcCntn:
      '보험사 다온손해보험. 파손 수리비를 2년 동안 모두 60만원까지 보장하고, 수리할 때마다 30%(적어도 3만원)는 직접 내요. 분실은 보장하지 않고, 언제든지 해지할 수 있어요.',
    mnthPrc: 5_900,
    prir: 3,
  },
  {
    addSvcNo: 'AS0004',
    addSvcNm: '스팸 차단 플러스',
    addSvcCntn: '광고와 사기로 신고된 번호의 전화와 문자를 막아요.',
    mnthPrc: 1_100,
    prir: 4,
  },
];
