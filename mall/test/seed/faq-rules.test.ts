import { expect, test } from 'vitest';
import { arrivalDay } from '../../src/buying/arrival-day.ts';
import { refundDue, returnEnd } from '../../src/buying/buying-times.ts';
import { leastInstallmentPrc } from '../../src/buying/installments.ts';
import { announceTime, chargeTime } from '../../src/buying/subscription-calendar.ts';
import { deliveryRule } from '../../src/features/deliveries/delivery-rule.ts';
import { actionsOfItem } from '../../src/features/orders/possible-actions.ts';
import { methodsFor } from '../../src/features/payments/methods.ts';
import { neededDocuments } from '../../src/phone-contract/phone-documents.ts';
import { deliveryWords } from '../../content/src/seed/catalog/deliveries.ts';
import { faqList } from '../../content/src/seed/content/faq-list.ts';
import { noticePosts } from '../../content/src/seed/content/notice-posts.ts';
import { termsOfUse } from '../../content/src/seed/content/terms-of-use.ts';

const answerTo = (question: string): string => {
  const found = Object.values(faqList)
    .flat()
    .find(([asked]) => asked === question);
  if (!found) throw new Error(`The FAQ does not ask: ${question}`);
  return found[1];
};

const monday = new Date('2026-11-23T12:00:00+09:00');
const daysUntil = (end: Date | null) => Math.floor(((end?.getTime() ?? 0) - monday.getTime()) / 86_400_000);

test('the FAQ names every payment method, and the price from which months are offered', () => {
  const answer = answerTo('어떤 방법으로 결제할 수 있나요?');
  const names = methodsFor({ leastPrice: () => 0, opens: () => true }, leastInstallmentPrc, []).map(
    ({ payMthdNm }) => payMthdNm,
  );
  expect(names).toHaveLength(5);
  expect(names.filter((name) => !answer.includes(name))).toEqual([]);
  expect(
    Object.values(faqList)
      .flat()
      .map(([, text]) => text)
      .join(' '),
  ).toContain(`${leastInstallmentPrc / 10_000}만원 이상이면 카드`);
});

test('the FAQ names the limit of free delivery, and the fee for islands', () => {
  const answer = answerTo('배송비는 얼마인가요?');
  expect(answer).toContain(`${deliveryRule.freeStdPrc / 10_000}만원 이상`);
  expect(answer).toContain(`${deliveryRule.addDlvPrc.toLocaleString('ko-KR')}원`);
});

/** Days from a Monday at that hour. */
const arrives = (dlvType: string, hour: string, isIsland: boolean) => {
  const orderedAt = new Date(`2026-11-23T${hour}:00:00+09:00`);
  return Number(arrivalDay({ dlvType, isIsland, orderedAt }, orderedAt)) - 20_261_123;
};

test('the FAQ names the days on the road, and the hour until which goods come on the same day', () => {
  expect(answerTo('배송은 얼마나 걸리나요?')).toContain('출발한 다음 날');
  expect([arrives('1', '10', false), arrives('1', '10', true)]).toEqual([1, 1 + 2]);
  expect(answerTo('배송은 얼마나 걸리나요?')).toContain('이틀쯤 더');
  expect(answerTo('빠른배송 상품은 몇 시까지 주문해야 하나요?')).toContain('오전 11시 전에 결제하면 그날');
  expect([arrives('8', '10', false), arrives('8', '11', false)]).toEqual([0, 1]);
  expect(deliveryWords[1]).toContain('평일 오후 2시 전');
  expect([arrives('1', '13', false), arrives('1', '14', false)]).toEqual([1, 2]);
});

test('the FAQ names the days for returns and refunds', () => {
  const answer = answerTo('언제까지 반품할 수 있나요?');
  expect(answer).toContain(`${daysUntil(returnEnd(monday, false))}일 안`);
  expect(answer).toContain(`${Math.floor(daysUntil(returnEnd(monday, true)) / 30)}개월 안`);
  expect(answerTo('환불은 언제 되나요?')).toContain(`${daysUntil(refundDue(monday))}영업일 안`);
});

test('the FAQ leads to the button that cancels, while the mall takes cancellations', () => {
  expect(answerTo('주문을 취소하고 싶어요.')).toContain('주문 취소 버튼');
  for (const itemStat of ['OR00102', 'OR00103'] as const)
    expect(actionsOfItem('GOODS', { itemStat, rcvDts: null, dlvGrpNo: 'DG1', snapshot: {} }, monday)).toContain(
      'CANCEL',
    );
});

test('the terms of use and the notice about them name the day on which a charge is announced', () => {
  const days = (chargeTime('20261207').getTime() - announceTime('20261207').getTime()) / 86_400_000;
  const article = termsOfUse.find(({ title }) => title === '구독 상품')?.paragraphs.join(' ');
  expect(article).toContain(`결제 ${days}일 전`);
  expect(article?.match(/\d일 전/gu)).toHaveLength(1);
  expect(noticePosts.find(({ lines }) => lines.join().includes('결제 전 알림'))?.lines.join()).toContain(
    `${days}일 전으로`,
  );
});

test('the FAQ names the documents of those who are under 19', () => {
  const names = { DC00101: '법정대리인 동의서', DC00102: '가족관계증명서', DC00103: '사업자등록증', DC00104: '위임장' };
  const answer = answerTo('키즈폰은 누가 신청하나요?');
  const told = Object.entries(names).filter(([, name]) => answer.includes(name));
  expect(told.map(([docCd]) => docCd)).toEqual(neededDocuments(true, false).map(({ docCd }) => docCd));
});
