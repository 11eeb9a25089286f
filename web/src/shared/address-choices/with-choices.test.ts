import { expect, test } from 'vitest';
import { withChoices } from './with-choices.ts';

test('a choice is added to the parameters of the address', () => {
  expect(withChoices('?ctgNo=100&gdsGrpNo=GD1&utm=mail', { color: '크림 화이트' })).toBe(
    `?${new URLSearchParams({ ctgNo: '100', gdsGrpNo: 'GD1', utm: 'mail', color: '크림 화이트' })}`,
  );
});

test('a new choice replaces the old one, whatever its value was', () => {
  expect(withChoices('?months=12&months=99&gdsGrpNo=HP1', { months: '24' })).toBe('?months=24&gdsGrpNo=HP1');
});

test('what is chosen no more leaves the address', () => {
  expect(withChoices('?planSort=low', { planSort: null })).toBe('');
});
