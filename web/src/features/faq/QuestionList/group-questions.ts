import type { QuestionFragment } from '../../../__generated__/graphql.ts';

interface Category {
  code: string;
  name: string;
}

/** Questions by category, in the shop's order of both; those of unknown categories come last. */
export function groupQuestions(
  questions: readonly QuestionFragment[],
  categories: readonly Category[],
): (Category & { questions: QuestionFragment[] })[] {
  const known = new Set(categories.map(({ code }) => code));
  const groups = [...categories, { code: 'other', name: '그 밖의 질문' }].map((category) => ({
    ...category,
    questions: questions.filter(
      ({ categoryCode }) => (categoryCode && known.has(categoryCode) ? categoryCode : 'other') === category.code,
    ),
  }));
  return groups.filter((group) => group.questions.length > 0);
}
