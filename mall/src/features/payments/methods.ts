import { installmentOf, type Installment } from '../../buying/installments.ts';
import { invalid, type Refusal } from '../../http/refusal.ts';
import { cardsFor, type OfferedCard } from './cards.ts';
import type { PaymentProvider } from './provider.ts';

/** Payment methods (contract, section 8). */
export const payMethods = {
  card: 'PM00101',
  transfer: 'PM00102',
  virtualAccount: 'PM00103',
  phoneBill: 'PM00104',
  easyPay: 'PM00105',
  pointsAlone: 'PM00106',
  invoice: 'PM00107',
  billingKey: 'PM00108',
} as const;

const methodNames: Readonly<Record<string, string>> = {
  PM00101: '신용카드',
  PM00102: '실시간 계좌이체',
  PM00103: '무통장입금(가상계좌)',
  PM00104: '휴대폰 결제',
  PM00105: '간편결제',
  PM00106: '전액 할인',
  PM00107: '월 정산',
  PM00108: '정기결제 카드',
};

interface Bank {
  bankCd: string;
  bankNm: string;
}

const banks: readonly Bank[] = [
  { bankCd: 'BK01', bankNm: '가온은행' },
  { bankCd: 'BK02', bankNm: '누리은행' },
  { bankCd: 'BK03', bankNm: '해온은행' },
];

/** A payment method with its options. */
export interface OfferedMethod {
  payMthdCd: string;
  payMthdNm: string;
  /** Its minimum, in won. */
  minPrc: number;
  cardList: OfferedCard[];
  bankList: Bank[];
}

/** Null: there is no provider. */
type Provider = Pick<PaymentProvider, 'leastPrice' | 'opens'> | null;

/** The payment methods for a price in won. 0 won is paid with points alone. Without a provider there is no other method. */
export function methodsFor(
  provider: Provider,
  payPrc: number,
  lineMonths: readonly (readonly number[])[],
): OfferedMethod[] {
  const { card, virtualAccount } = payMethods;
  return methodCodes(provider, payPrc).map(({ payMthdCd, minPrc }) => ({
    payMthdCd,
    payMthdNm: methodName(payMthdCd),
    minPrc,
    cardList: payMthdCd === card ? cardsFor(payPrc, lineMonths) : [],
    bankList: payMthdCd === virtualAccount ? [...banks] : [],
  }));
}

function methodCodes(provider: Provider, payPrc: number): { payMthdCd: string; minPrc: number }[] {
  const { card, transfer, virtualAccount, phoneBill, easyPay, pointsAlone } = payMethods;
  if (payPrc === 0) return [{ payMthdCd: pointsAlone, minPrc: 0 }];
  if (provider === null) return [];
  return [card, transfer, virtualAccount, phoneBill, easyPay]
    .filter((payMthdCd) => provider.opens(payMthdCd))
    .map((payMthdCd) => ({ payMthdCd, minPrc: provider.leastPrice(payMthdCd) }))
    .filter(({ minPrc }) => minPrc <= payPrc);
}

/**
 * Banks for the account of a refund. Other payments are refunded the way they came, unless a refund waits for an account: its
 * money came for the account of an earlier attempt.
 */
export function refundBanks(payMthdCd: string, isAccountWanted = false): Bank[] {
  return isAccountWanted || payMthdCd === payMethods.virtualAccount ? [...banks] : [];
}

export function methodName(payMthdCd: string): string {
  return methodNames[payMthdCd] ?? payMthdCd;
}

/** The cost of paying with a card over each number of months: with interest, and without if some card charges none. */
export function installmentsFor(payPrc: number, lineMonths: readonly (readonly number[])[]): Installment[] {
  if (payPrc === 0) return [];
  const offered = cardsFor(payPrc, lineMonths);
  const months = [...new Set(offered.flatMap(({ instMnthList }) => instMnthList))];
  return months.flatMap((instMnth) => {
    if (instMnth === 1) return [installmentOf(payPrc, 1, true)];
    const isFreeSomewhere = offered.some(({ freeInstMnthList }) => freeInstMnthList.includes(instMnth));
    return [
      installmentOf(payPrc, instMnth, false),
      ...(isFreeSomewhere ? [installmentOf(payPrc, instMnth, true)] : []),
    ];
  });
}

export function isBank(bankCd: string): boolean {
  return banks.some((bank) => bank.bankCd === bankCd);
}

/** The payment method of a shopper. */
export interface ChosenMethod {
  payMthdCd: string;
  cardCd: string | null;
  instMnth: number | null;
}

/** Throws 1400 for a method that does not fit the price. Returns it without fields that do not belong to it. */
export function checkMethod(
  provider: Provider,
  payPrc: number,
  { payMthdCd, cardCd, instMnth, cashRcpt }: ChosenMethod & { cashRcpt: object | null },
  lineMonths: readonly (readonly number[])[],
): ChosenMethod {
  const offered = methodsFor(provider, payPrc, lineMonths).find((method) => method.payMthdCd === payMthdCd);
  if (!offered) throw wrong('payMthdCd', reasonAgainst(provider, payPrc, payMthdCd));
  const takesReceipt = payMthdCd === payMethods.transfer || payMthdCd === payMethods.virtualAccount;
  if (cashRcpt && !takesReceipt) throw wrong('cashRcpt', '현금영수증은 계좌이체와 무통장입금에만 신청할 수 있어요.');
  if (payMthdCd !== payMethods.card) return { payMthdCd, cardCd: null, instMnth: null };
  const card = offered.cardList.find((each) => each.cardCd === cardCd);
  if (!card) throw wrong('cardCd', '카드를 선택해주세요.');
  const months = instMnth ?? 1;
  if (!card.instMnthList.includes(months)) throw wrong('instMnth', '선택할 수 없는 할부 개월이에요.');
  return { payMthdCd, cardCd, instMnth: months };
}

function reasonAgainst(provider: Provider, payPrc: number, payMthdCd: string): string {
  if (payPrc > 0 && provider === null) return '지금은 결제를 받을 수 없어요.';
  const minPrc = provider && payPrc > 0 ? provider.leastPrice(payMthdCd) : 0;
  if (payPrc < minPrc) return `${minPrc.toLocaleString('ko-KR')}원부터 결제할 수 있는 방법이에요.`;
  return '이 주문에 쓸 수 없는 결제 수단이에요.';
}

function wrong(field: string, reason: string): Refusal {
  return invalid([{ field, reason }]);
}
