import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invalidAnswers, type EntryAnswer, type EntryQuestion } from '../../src/buying/entry-answers.ts';

const form: EntryQuestion[] = [
  { qNo: 'Q1', qTp: 'CHOICE', title: '하나', reqYn: 'Y', choices: ['가', '나'] },
  { qNo: 'Q2', qTp: 'MULTI', title: '여럿', reqYn: 'N', choices: ['가', '나', '다'] },
  { qNo: 'Q3', qTp: 'TEXT', title: '글', reqYn: 'N', choices: [] },
];
const chosen: EntryAnswer = { qNo: 'Q1', val: '가' };
const faults = (...answers: EntryAnswer[]) =>
  invalidAnswers(form, answers).map(({ path, rsnCd }) => `${path} ${rsnCd}`);

describe('an entry', () => {
  test.each<[string, EntryAnswer[]]>([
    ['with the required answer alone', [chosen]],
    ['with empty answers to what may stay open', [chosen, { qNo: 'Q2', val: [] }, { qNo: 'Q3', val: '' }]],
    ['with everything', [chosen, { qNo: 'Q2', val: ['다', '가'] }, { qNo: 'Q3', val: '글'.repeat(1_000) }]],
    ['with a text of 1,000 characters outside the basic plane', [chosen, { qNo: 'Q3', val: '👍'.repeat(1_000) }]],
  ])('%s is right', (_name, answers) => {
    expect(faults(...answers)).toEqual([]);
  });

  test.each<[string, EntryAnswer[], string[]]>([
    ['without the required answer', [], [' REQUIRED']],
    ['with an empty required answer', [{ qNo: 'Q1', val: '' }], ['[0].val REQUIRED']],
    ['with a choice that is not offered', [{ qNo: 'Q1', val: '다' }], ['[0].val REFUSED']],
    ['with several of one', [{ qNo: 'Q1', val: ['가'] }], ['[0].val FORMAT']],
    ['with one of several', [chosen, { qNo: 'Q2', val: '가' }], ['[1].val FORMAT']],
    ['with one of several that is not offered', [chosen, { qNo: 'Q2', val: ['가', '라'] }], ['[1].val REFUSED']],
    ['with one of several twice', [chosen, { qNo: 'Q2', val: ['가', '가'] }], ['[1].val REFUSED']],
    ['with a long text', [chosen, { qNo: 'Q3', val: '글'.repeat(1_001) }], ['[1].val LENGTH']],
    ['with a list as text', [chosen, { qNo: 'Q3', val: ['글'] }], ['[1].val FORMAT']],
    ['to a question that is none', [chosen, { qNo: 'Q9', val: '가' }], ['[1].qNo REFUSED']],
    ['to a question twice', [chosen, chosen], ['[1].qNo REFUSED']],
  ])('%s is refused there', (_name, answers, expected) => {
    expect(faults(...answers)).toEqual(expected);
  });

  test('is right exactly if all that is chosen is offered', () => {
    const choices = fc.record({
      one: fc.constantFrom('가', '나', '다', ''),
      several: fc.uniqueArray(fc.constantFrom('가', '나', '다', '라')),
      text: fc.string(),
    });
    fc.assert(
      fc.property(choices, ({ one, several, text }) => {
        const found = faults({ qNo: 'Q1', val: one }, { qNo: 'Q2', val: several }, { qNo: 'Q3', val: text });
        const isOffered = ['가', '나'].includes(one) && !several.includes('라');
        expect(found.length === 0).toBe(isOffered);
      }),
    );
  });
});
