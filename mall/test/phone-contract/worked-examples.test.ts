import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { MonthlyLineType, TotalLineType } from '../../src/phone-contract/contract-lines.ts';
import type { DiscountType } from '../../src/phone-contract/contract-price.ts';
import type { EstimateTerms } from '../../src/phone-contract/estimate-terms.ts';
import { estimatePrice } from '../../src/phone-contract/phone-estimate.ts';

const page = await readFile(new URL('../../../docs/phone-prices.md', import.meta.url), 'utf8');

/** The phone and plan of the page. */
const terms: Omit<EstimateTerms, 'discType'> = {
  relsPrc: 1_100_000,
  planPrice: 90_000,
  sprtPrc: 440_000,
  addSprtPrc: 60_000,
  slctDscntPrc: 22_500,
  agrmMnth: 24,
  instMnth: 24,
  usimPrc: 7_700,
  addSvcPrc: 0,
  planNm: '5G 무제한 가족나눔',
  keepMnth: 6,
  telecomNm: '가온텔레콤',
  mallNm: '통신가족샵',
};

const names: Readonly<Record<MonthlyLineType | TotalLineType, string>> = {
  PHONE: 'Device',
  RELS: 'Release price',
  SPRT: 'Common subsidy',
  ADD_SPRT: 'Additional subsidy',
  INST_FEE: 'Interest',
  USIM: 'USIM',
  PLAN: 'Plan',
  PLAN_DSCNT: 'Discount on the plan',
  ADD_SVC: 'Additional services',
};

const won = (amount: number) => amount.toLocaleString('en-US').replace('-', '−');

function table(lines: readonly { tp: MonthlyLineType | TotalLineType; prc: number }[], sum: [string, number]): string {
  const rows = [...lines.map(({ tp, prc }) => [names[tp], prc] as const), [`**${sum[0]}**`, sum[1]] as const];
  return rows.map(([name, amount]) => `| ${name} | ${won(amount)} |`).join('\n');
}

/** Without the padding of its tables. */
const told = page.replaceAll(/ {2,}\|/gu, ' |').replaceAll(/\| {2,}/gu, '| ');

/** The part of the page under a heading. */
const partUnder = (heading: string) => told.split(/^## /mu).find((part) => part.startsWith(`${heading}\n`)) ?? '';

describe.each<[DiscountType, string]>([
  ['SUPPORT', 'The common subsidy'],
  ['PLAN_DISCOUNT', 'The discount on the plan'],
  ['NONE', 'Neither'],
])('the worked example of %s', (discType, heading) => {
  const price = estimatePrice({ ...terms, discType });

  test('has every line of the monthly and the whole price', () => {
    expect(partUnder(heading)).toContain(table(price.mnthLnList, ['A month', price.totalPrice]));
    expect(partUnder(heading)).toContain(table(price.totLnList, ['24 months', price.cntrctTotPrc]));
  });

  test('has the sums between them', () => {
    expect(partUnder(heading)).toContain(`principal ${won(price.instPrncpl)}`);
    expect(partUnder(heading)).toContain(`in all ${won(price.instTotPrc)}`);
    expect(partUnder(heading)).toContain(`first month ${won(price.fstMnthPrc)}`);
  });
});

test('the comparison has the totals of all three, and the month of break-even', () => {
  const { altList, breakMnth } = estimatePrice({ ...terms, discType: 'NONE' });
  for (const { totalPrice, cntrctTotPrc } of altList)
    expect(partUnder('Side by side')).toContain(`| ${won(totalPrice)} | ${won(cntrctTotPrc)} |`);
  expect(partUnder('Side by side')).toContain(`month ${breakMnth}`);
});
