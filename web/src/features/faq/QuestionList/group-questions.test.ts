import { expect, test } from 'vitest';
import type { QuestionFragment } from '../../../__generated__/graphql.ts';
import { groupQuestions } from './group-questions.ts';

const categories = [
  { code: 'B', name: '배송' },
  { code: 'A', name: '회원' },
];

function question(number: string, categoryCode: string | null): QuestionFragment {
  return { __typename: 'FaqQuestion', id: number, number, categoryCode, question: `질문 ${number}`, answer: '' };
}

test("groups questions by category in the shop's order, with unknown categories last and without empty ones", () => {
  const groups = groupQuestions(
    [question('1', 'A'), question('2', 'gone'), question('3', 'B'), question('4', 'A'), question('5', null)],
    [...categories, { code: 'C', name: '결제' }],
  );
  expect(groups.map(({ name, questions }) => [name, questions.map(({ number }) => number)])).toEqual([
    ['배송', ['3']],
    ['회원', ['1', '4']],
    ['그 밖의 질문', ['2', '5']],
  ]);
});
