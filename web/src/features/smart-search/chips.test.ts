import { expect, test } from 'vitest';
import { addChip, suggestedChip, tidyKeyword, typedChip, typedChips, type Chip } from './chips.ts';

const chip = (name: string): Chip => ({ id: name, name });

test('at most three keywords are taken', () => {
  const two = [chip('김치'), chip('사과')];
  expect(addChip(two, chip('한우'))).toEqual({ kind: 'added', chips: [...two, chip('한우')] });
  expect(addChip([...two, chip('한우')], chip('굴비'))).toEqual({ kind: 'full' });
});

test('the same text is not added twice, whatever its number; also if the list is full', () => {
  const three = [chip('김치'), chip('사과'), chip('한우')];
  expect(addChip([chip('김치')], { id: 'another', name: '김치' })).toEqual({ kind: 'duplicate' });
  expect(addChip(three, chip('사과'))).toEqual({ kind: 'duplicate' });
});

test('a typed keyword gets a number from 0 to 10000', () => {
  expect(typedChip('김치', [], () => 0)).toEqual({ id: '0', name: '김치' });
  expect(typedChip('김치', [], () => 0.999_999_999)).toEqual({ id: '10000', name: '김치' });
});

test('a number that another has is not given again', () => {
  expect(typedChip('김치', ['5000', '5001'], () => 0.5).id).toBe('5002');
  expect(typedChip('김치', ['10000', '0'], () => 0.999_999_999).id).toBe('1');
});

test('words of an address get numbers as typed ones do, each a different one', () => {
  expect(typedChips(['김치', '사과', '한우'], ['0', '2'], () => 0)).toEqual([
    { id: '1', name: '김치' },
    { id: '3', name: '사과' },
    { id: '4', name: '한우' },
  ]);
});

test("a suggested keyword has the mall's number, but never the number of an existing chip", () => {
  const suggested = { number: '7', name: ' 김치 ' };
  expect(suggestedChip(suggested, ['7'], [])).toEqual({ id: '7', name: '김치' });
  const chips = [{ id: '7', name: '사과' }];
  const chip = suggestedChip(suggested, ['7'], chips);
  expect(chip.id).not.toBe('7');
  expect(addChip(chips, chip)).toMatchObject({ kind: 'added' });
});

test('a keyword is the same however it was typed: decomposed, with many spaces, or too long', () => {
  expect(tidyKeyword('  김치 \n 냉장고 ')).toBe('김치 냉장고');
  expect(tidyKeyword('김치'.normalize('NFD'))).toBe('김치');
  expect(tidyKeyword('가'.repeat(80))).toHaveLength(50);
  expect(tidyKeyword(' \t ')).toBe('');
  expect(tidyKeyword('\u0000 \u007F')).toBe('');
  expect(tidyKeyword('김\u0000치')).toBe('김 치');
  expect(tidyKeyword(`${'가'.repeat(49)}🐟가`)).toBe(`${'가'.repeat(49)}🐟`);
});
