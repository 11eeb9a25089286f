import { expect, test } from 'vitest';
import { noCells } from '../../src/features/uploads/columns.ts';
import { readRow } from '../../src/features/uploads/read-row.ts';
import { toStoredErrors, withSuggestions } from '../../src/features/uploads/stored-errors.ts';

const cells = { ...noCells(), rcvrTel: '1012345678', zipCd: '4524' };

test('errors are stored without the telephone that was probably meant, and told with it', () => {
  const { errors } = readRow(cells);
  const stored = toStoredErrors(errors);
  expect(JSON.stringify(stored)).not.toContain('1012345678');
  expect(withSuggestions(cells, stored)).toEqual(errors);
  expect(errors.filter(({ fixVal }) => fixVal !== null).map(({ colNm }) => colNm)).toEqual(['rcvrTel', 'zipCd']);
});

test('once the receiver is erased nothing is suggested', () => {
  const stored = toStoredErrors(readRow(cells).errors);
  expect(withSuggestions(noCells(), stored).map(({ fixVal }) => fixVal)).toEqual(stored.map(() => null));
});
