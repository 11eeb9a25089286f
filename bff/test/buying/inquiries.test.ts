import { describe, expect, test } from 'vitest';
import { refusal } from '../helpers/fake-mall.ts';
import { buyingGateway, codesOf } from './buying-gateway.ts';
import { anInquiry, anInquiryRow } from './inquiry-operations.ts';

const buying = buyingGateway();
const { viewer, told } = buying;
const detail = 'text orderNumber productNumber photos replyMethod answer';

describe('inquiries', () => {
  test("are mapped to a shop's terms", async () => {
    buying.mall.on('questions/QN1', () =>
      anInquiry({ ansYn: 'Y', ansDts: '20261124090000', ansCntn: '내일\n도착해요.' }),
    );
    const { inquiry } = await told(
      `inquiry(number: "QN1") { number typeCode typeName title isAnswered askedAt answeredAt ${detail} }`,
    );
    expect(inquiry).toEqual({
      number: 'QN1',
      typeCode: 'QT00101',
      typeName: '배송',
      title: '언제 도착하나요?',
      isAnswered: true,
      askedAt: '2026-11-23T12:00:00+09:00',
      answeredAt: '2026-11-24T09:00:00+09:00',
      text: '배송 예정일을\n알고 싶어요.',
      orderNumber: 'OR1',
      productNumber: 'GD00000101',
      photos: ['FL1'],
      replyMethod: 'SMS',
      answer: '내일\n도착해요.',
    });
  });

  test('that the mall tells in part, or in codes of its own, cost only what is missing', async () => {
    const odd = { regDts: 'x', qstnTpCd: null, rplyMthdCd: 'POST', fileNoList: null, ordNo: undefined };
    buying.mall.on('questions/QN1', () => anInquiry(odd));
    expect(await told('inquiry(number: "QN1") { number typeCode askedAt orderNumber photos replyMethod }')).toEqual({
      inquiry: { number: 'QN1', typeCode: null, askedAt: null, orderNumber: null, photos: [], replyMethod: null },
    });
  });

  test('of a list have their text too, for one call each', async () => {
    const rows = ['QN1', 'QN2'].map((qstnNo) => ({ ...anInquiryRow, qstnNo }));
    buying.mall.on('questions', () => ({ list: rows, totalCnt: 7, page: 1, size: 2 }));
    for (const qstnNo of ['QN1', 'QN2'])
      buying.mall.on(`questions/${qstnNo}`, () => anInquiry({ qstnNo, cntn: qstnNo }));
    const { inquiries } = await told(
      'inquiries(isAnswered: false, from: "2026-11-01", to: "2026-11-30", first: 2) { totalCount nodes { number text } }',
    );
    expect(inquiries).toEqual({
      totalCount: 7,
      nodes: [
        { number: 'QN1', text: 'QN1' },
        { number: 'QN2', text: 'QN2' },
      ],
    });
    const [list] = buying.mall.calls.filter(({ path }) => path === 'questions');
    expect(Object.fromEntries(list?.query ?? [])).toMatchObject({
      ansYn: 'N',
      fromDt: '20261101',
      toDt: '20261130',
      page: '1',
      size: '2',
    });
    expect(buying.mall.calls.filter(({ path }) => path.startsWith('questions/'))).toHaveLength(2);
  });

  test('have kinds in the order of the mall', async () => {
    buying.mall.on('questions/types', () => [
      { qstnTpCd: 'QT00102', qstnTpNm: '교환' },
      { qstnTpCd: 'QT00101', qstnTpNm: '배송' },
    ]);
    expect(await told('inquiryTypes { code name }')).toEqual({
      inquiryTypes: [
        { code: 'QT00102', name: '교환' },
        { code: 'QT00101', name: '배송' },
      ],
    });
  });

  test('that are not there are null, and those of a mall that knows none are refused', async () => {
    buying.mall.on('questions/QN9', (_call, response) => refusal(response, 404, '1404', '문의를 찾을 수 없어요.'));
    expect(await told('inquiry(number: "QN9") { number }')).toEqual({ inquiry: null });
    buying.mall.on('questions', (_call, response) => refusal(response, 403, '1403', '회원만 이용할 수 있어요.'));
    expect(codesOf(await viewer('inquiries { totalCount }'))).toEqual(['FORBIDDEN']);
  });
});
