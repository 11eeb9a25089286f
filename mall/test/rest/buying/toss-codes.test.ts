import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { outcomeOf, tossCodes } from '../../../src/features/payments/toss/toss-codes.ts';

const allCodes = Object.entries(tossCodes);

test('the documented table is the one that is used', async () => {
  const text = await readFile(new URL('../../../../docs/payments.md', import.meta.url), 'utf8');
  const [, table = ''] = /<!-- toss-codes -->\n(.*)\n<!-- \/toss-codes -->/su.exec(text) ?? [];
  const rows = table.split('\n').slice(2);
  const wanted = allCodes.map(
    ([code, { status, outcome }]) => `| \`${code}\` | ${status} | ${outcome.toLowerCase()} |`,
  );
  expect(rows).toEqual(wanted);
});

describe('an outcome', () => {
  test.each(allCodes)('of %s is that of its row', (code, { status, outcome }) => {
    expect(outcomeOf(code, status)).toBe(outcome);
  });

  test.each([408, 409, 429, 500, 502, 503, 504])('is unknown with status %i, whatever the code', (status) => {
    expect(outcomeOf('REJECT_CARD_PAYMENT', status)).toBe('AGAIN');
  });

  test('is unknown for a code that nobody knows', () => {
    expect(outcomeOf('A_CODE_OF_NEXT_YEAR', 400)).toBe('AGAIN');
  });

  test('is our own fault with a wrong key', () => {
    expect(outcomeOf('A_CODE_OF_NEXT_YEAR', 401)).toBe('OURS');
  });
});
