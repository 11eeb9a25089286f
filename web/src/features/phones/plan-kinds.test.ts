import { expect, test } from 'vitest';
import { somePlans } from '../../../test/support/sample-products.ts';
import { kindsOf, plansOfKind, requestedPlanKind, usualOf } from './plan-kinds.ts';

const [sample] = somePlans().plans;
const named = (...names: string[]) => names.map((name) => ({ ...sample!, number: name, name }));
const plans = named('5G 청소년 47', '5G 라이트', 'LTE 데이터', 'LTE 효도 33', '온라인 다이렉트', '5G 키즈 29');
const namesOf = (kind: Parameters<typeof plansOfKind>[1]) => plansOfKind(plans, kind).map(({ name }) => name);

test('plans for an age are in no tab of a network, and last where all are shown', () => {
  expect(kindsOf(plans)).toEqual(['all', '5g', 'lte', 'teen', 'kids', 'senior']);
  expect(namesOf('5g')).toEqual(['5G 라이트']);
  expect(namesOf('lte')).toEqual(['LTE 데이터']);
  expect(namesOf('teen')).toEqual(['5G 청소년 47']);
  expect(namesOf('all')).toEqual([
    '5G 라이트',
    'LTE 데이터',
    '온라인 다이렉트',
    '5G 청소년 47',
    'LTE 효도 33',
    '5G 키즈 29',
  ]);
});

test.each([
  ['5g', '5G 프리미엄'],
  ['lte', 'LTE 5GB'],
  ['lte', 'LTE 데이터 15GB'],
  ['teen', 'LTE 틴 33'],
  ['5g', '5G 스틴트'],
] as const)('only %s has "%s"', (kind, name) => {
  expect(kindsOf([...named(name, '온라인'), ...named('5G 키즈 29')])).toEqual(['all', kind, 'kids']);
});

test('no tabs where they would choose nothing', () => {
  expect(kindsOf(named('5G 라이트', '5G 프리미엄'))).toEqual([]);
  expect(kindsOf([])).toEqual([]);
});

test('a kind that there is none of is all', () => {
  expect(requestedPlanKind(new URLSearchParams('planKind=lte'), ['all', '5g'])).toBe('all');
  expect(requestedPlanKind(new URLSearchParams('planKind=5g'), ['all', '5g'])).toBe('5g');
});

test('what most have in common is told once', () => {
  const voices = ['무제한', '무제한', '80분'].map((voice, index) => ({ ...sample!, number: String(index), voice }));
  expect(usualOf(voices, 'voice')).toBe('무제한');
  expect(usualOf(voices.slice(1), 'voice')).toBeNull();
  expect(usualOf([], 'voice')).toBeNull();
  const silent = { ...sample!, number: '3', voice: null };
  expect(usualOf([...voices.slice(0, 2), silent], 'voice'), 'it would be said of one that does not say it').toBeNull();
});
