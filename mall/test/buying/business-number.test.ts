import { describe, expect, test } from 'vitest';
import { readBusinessNumber, showBusinessNumber } from '../../src/buying/business-number.ts';

const fits = (text: string) => 'bizNo' in readBusinessNumber(text);

describe('a business registration number', () => {
  test.each(['1234567891', '123-45-67891', ' 123 45 67891 ', '１２３-４５-６７８９１', '123–45–67891'])(
    'is read with whatever stands between its digits: %s',
    (text) => expect(readBusinessNumber(text)).toEqual({ bizNo: '1234567891' }),
  );

  test.each(['', '123-45-6789', '123-45-678910', '123-45-6789O', '000-00-00000', '가나다'])(
    'has ten digits, which %s has not',
    (text) => expect(readBusinessNumber(text)).toEqual({ fault: 'FORMAT' }),
  );

  test('takes one last digit of ten, and no two neighbors that are swapped', () => {
    expect([...'0123456789'].filter((last) => fits(`123456789${last}`))).toEqual(['1']);
    for (const swapped of ['2134567891', '1324567891', '1243567891']) expect(fits(swapped)).toBe(false);
  });

  test('is shown in three parts', () => expect(showBusinessNumber('1234567891')).toBe('123-45-67891'));
});
