import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { answering, type Answer } from './answers.ts';
import { renderInMall } from './in-mall.tsx';
import { aPhoneToBuy, anEstimate, somePlans } from './sample-products.ts';
import {
  PhoneEstimateDocument,
  PhonePlansDocument,
  type Device,
  type JoinType,
  type PhoneEstimateInput,
  type PhonePlansFragment,
  type PhonePurchaseFragment,
} from '../../src/__generated__/graphql.ts';
import { PhonePurchase } from '../../src/features/phones/PhonePurchase/PhonePurchase.tsx';

const address = '/familyshop/goods/detailGoods?ctgNo=1001&gdsGrpNo=HP00000001';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

export const withPlans = (fields: Partial<PhonePlansFragment>) => ({ initialPlans: somePlans(fields) });

/** What a new device for the same number brings: less than a new line. */
export const plansFor = ({ joinType, memory }: Record<string, unknown>) =>
  somePlans({
    joinType: joinType as JoinType,
    memory: String(memory),
    ...(joinType === 'CHANGE' ? { plans: somePlans().plans.map((plan) => ({ ...plan, subsidy: 100_000 })) } : {}),
  });

export const mallWith = (fields: object) => ({
  mall: { __typename: 'Mall', id: 'mall', product: { __typename: 'WirelessPhone', id: 'phone-1', ...fields } },
});

type EstimateOf = (input: PhoneEstimateInput) => object | null | Promise<object | null>;

/** Each choice has a sum of its own, as no formula of the page would have it. */
const sumOf = ({ memory, planNumber, discount, deviceMonths, joinType }: PhoneEstimateInput) =>
  58_900 +
  (memory === '512GB' ? 1_000 : 0) +
  (planNumber === 'P2' ? 200 : 0) +
  (discount === 'SUBSIDY' ? 0 : 30) +
  (deviceMonths === 24 ? 0 : 4) +
  (joinType === 'CHANGE' ? 10_000 : 0);

/** An open discount is that on the plan. */
export const estimateOf: EstimateOf = (input) =>
  anEstimate({
    memory: input.memory,
    joinType: input.joinType,
    planName: somePlans().plans.find(({ number }) => number === input.planNumber)?.name ?? null,
    discount: input.discount ?? 'PLAN_DISCOUNT',
    deviceMonths: input.deviceMonths,
    totalMonthly: sumOf(input),
  });

interface Opened {
  device?: Device;
  plans?: Answer;
  estimate?: EstimateOf;
}

export function openPhone(
  fields: Partial<PhonePurchaseFragment> = {},
  query = '',
  {
    device = 'DESKTOP',
    plans = (variables) => mallWith({ plans: plansFor(variables) }),
    estimate = estimateOf,
  }: Opened = {},
) {
  const toEstimate: Answer = async ({ input }) => {
    const told = await estimate(input as PhoneEstimateInput);
    return told !== null && 'errors' in told ? told : mallWith({ estimate: told });
  };
  const gateway = answering([PhonePlansDocument, plans], [PhoneEstimateDocument, toEstimate]);
  renderInMall(
    <>
      <PhonePurchase phone={aPhoneToBuy(fields)} />
      <Address />
    </>,
    { at: address + query, device, execute: gateway.execute },
  );
  return { ...gateway, estimates: () => gateway.inputsOf(PhoneEstimateDocument) };
}

const sum = () => screen.queryByText('월 예상 납부액')?.parentElement;

export const total = () => sum()?.textContent;

export const isPending = () => sum()?.parentElement?.getAttribute('aria-busy') === 'true';

export const query = () => new URL(screen.getByTestId('address').textContent, 'http://mall.invalid').searchParams;

export const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

export const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: '신청하기' }).href;

export const bar = () => screen.getByRole('link', { name: '신청하기' }).parentElement?.textContent;
