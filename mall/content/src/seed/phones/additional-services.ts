import type { additionalServices } from 'mall/db/schema/wireless.ts';

/** What the carrier adds to a plan. None of them is ever part of a price that a shopper did not choose. */
export const serviceList: readonly (typeof additionalServices.$inferInsert)[] = [
  { addSvcNo: 'AS0001', addSvcNm: '통화 연결음', mnthPrc: 990, prir: 1 },
  { addSvcNo: 'AS0002', addSvcNm: '부재중 전화 알림', mnthPrc: 550, prir: 2 },
  { addSvcNo: 'AS0003', addSvcNm: '휴대폰 파손 보험', mnthPrc: 5_900, prir: 3 },
  { addSvcNo: 'AS0004', addSvcNm: '스팸 차단 플러스', mnthPrc: 1_100, prir: 4 },
];
