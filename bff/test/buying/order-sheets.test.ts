import { describe, expect, test } from 'vitest';
import { refusal } from '../helpers/fake-mall.ts';
import { buyingGateway } from './buying-gateway.ts';
import { deliveryGroups, groupSelection, line, lineSelection, summary, summarySelection } from './order-selections.ts';
import { aSheet } from './samples.ts';

const buying = buyingGateway();
const { viewer, told } = buying;

describe('an order sheet', () => {
  test("is mapped to a shop's terms", async () => {
    const { orderSheet } = await told(`orderSheet(number: "OS1") { number expiresAt
      lines { cartLineNumber availableQuantity notOrderableReason ${lineSelection} } ${groupSelection} buyer { name phone email } ownAddress { postalCode roadAddress detailAddress }
      coupons { number name kind discountType discountValue maximumDiscount minimumPrice endsAt isUsable notUsableReason discount }
      points { held usable } paymentMethods { method name cards { code name months interestFreeMonths } banks { code name } }
      installments { months total monthly firstMonth isInterestFree } agreements { code title html isRequired }
      choice { couponNumbers points addressNumber } ${summarySelection} }`);
    expect(orderSheet).toEqual({
      number: 'OS1',
      expiresAt: '2026-11-23T12:30:00+09:00',
      lines: [{ ...line, cartLineNumber: 'CA1', availableQuantity: 3, notOrderableReason: null }],
      deliveryGroups,
      buyer: { name: '한가온', phone: '010-0000-1234', email: 'gaon@familyshop.example' },
      ownAddress: { postalCode: '04524', roadAddress: '서울특별시 중구 가온길 12', detailAddress: null },
      coupons: [
        {
          number: 'CI1',
          name: '첫 구매 5,000원 할인',
          kind: 'ORDER',
          discountType: 'AMOUNT',
          discountValue: 5_000,
          maximumDiscount: null,
          minimumPrice: 30_000,
          endsAt: '2099-12-31T23:59:59+09:00',
          isUsable: true,
          notUsableReason: null,
          discount: 5_000,
        },
        {
          number: 'CI2',
          name: '배송비 반값',
          kind: 'DELIVERY',
          discountType: 'PERCENTAGE',
          discountValue: 50,
          maximumDiscount: null,
          minimumPrice: null,
          endsAt: null,
          isUsable: false,
          notUsableReason: '10만 원부터 쓸 수 있어요.',
          discount: null,
        },
      ],
      points: { held: 12_000, usable: 10_000 },
      paymentMethods: [
        {
          method: 'CARD',
          name: '신용카드',
          cards: [{ code: 'CD01', name: '가온카드', months: [1, 2, 3], interestFreeMonths: [2, 3] }],
          banks: [],
        },
        { method: 'VIRTUAL_ACCOUNT', name: '가상계좌', cards: [], banks: [{ code: 'BK01', name: '가온은행' }] },
      ],
      installments: [{ months: 3, total: 42_900, monthly: 14_300, firstMonth: 14_300, isInterestFree: true }],
      agreements: [
        { code: 'AG00101', title: '결제 동의', html: '<p>확인했어요.</p>', isRequired: true },
        { code: 'AG00102', title: '소식 받기', html: null, isRequired: false },
      ],
      choice: { couponNumbers: ['CI1'], points: 1_000, addressNumber: 'DL1' },
      summary,
    });
  });

  test('needs no more than its number, its lines and its price', async () => {
    const { ordShtNo, itemList, summary: prices } = aSheet();
    buying.mall.on('orders/sheet/OS1', () => ({ ordShtNo, itemList, summary: prices }));
    const { orderSheet } = await told(
      'orderSheet(number: "OS1") { expiresAt buyer { name } ownAddress { postalCode } coupons { number } points { held } paymentMethods { name } choice { couponNumbers points addressNumber } }',
    );
    expect(orderSheet).toEqual({
      expiresAt: null,
      buyer: null,
      ownAddress: null,
      coupons: [],
      points: null,
      paymentMethods: [],
      choice: { couponNumbers: [], points: 0, addressNumber: null },
    });
  });

  test('that has ended or was used is a conflict, and one that there is not is null', async () => {
    buying.mall.on('orders/sheet/OS2', (_call, response) =>
      refusal(response, 409, '1409', '주문서 시간이 지났어요.', { rsnCd: 'EXPIRED' }),
    );
    const ended = await viewer('orderSheet(number: "OS2") { number }');
    expect(ended.data.viewer).toEqual({ orderSheet: null });
    expect(ended.errors).toMatchObject([
      { message: '주문서 시간이 지났어요.', path: ['viewer', 'orderSheet'], extensions: { code: 'CONFLICT' } },
    ]);
    expect(await told('orderSheet(number: "OS3") { number }')).toEqual({ orderSheet: null });
  });

  test('requires exactly the consents that a shopper must give, also if the mall does not list them', async () => {
    buying.mall.on('orders/sheet/OS1', () => aSheet({ agreeList: [{ agreeCd: 'AG00103', title: '동의' }] }));
    const { orderSheet } = await told('orderSheet(number: "OS1") { agreements { isRequired } }');
    expect(orderSheet.agreements).toEqual([{ isRequired: true }]);
  });
});
