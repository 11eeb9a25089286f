import type { PostArticleFragment, PostRowFragment, QuestionFragment } from '../../src/__generated__/graphql.ts';

/** A post as a list shows it. State only what matters to the test. */
export function aPostRow(fields: Partial<PostRowFragment> = {}): PostRowFragment {
  return {
    __typename: 'Post',
    id: `post-${fields.number ?? '7'}`,
    number: '7',
    title: '배송이 하루 빨라졌습니다',
    isPinned: false,
    isNew: false,
    thumbnail: null,
    postedAt: '2026-11-18T23:30:00+09:00',
    viewCount: 1234,
    ...fields,
  };
}

export function aPost(fields: Partial<PostArticleFragment> = {}): PostArticleFragment {
  return {
    __typename: 'Post',
    id: `post-${fields.number ?? '7'}`,
    number: '7',
    board: 'NOTICE',
    title: '배송이 하루 빨라졌습니다',
    html: '<p>제주와 섬 지역도 <strong>하루</strong> 빨라져요.</p>',
    attachments: [],
    postedAt: '2026-11-18T23:30:00+09:00',
    viewCount: 1234,
    previous: null,
    next: null,
    ...fields,
  };
}

function aQuestion(fields: Partial<QuestionFragment> = {}): QuestionFragment {
  return {
    __typename: 'FaqQuestion',
    id: `question-${fields.number ?? '3'}`,
    number: '3',
    categoryCode: 'FQ05',
    question: '배송은 얼마나 걸리나요?',
    answer: '<p>보통 출발한 다음 날 도착해요.</p>',
    ...fields,
  };
}

/** What a mall answers for `posts`: rows, and how many there are in all. */
export function somePosts(nodes: readonly PostRowFragment[], totalCount = nodes.length) {
  return { __typename: 'PostConnection', nodes, edges: [], totalCount };
}

const categories = [
  { __typename: 'FaqCategory', code: 'FQ01', name: '회원·로그인' },
  { __typename: 'FaqCategory', code: 'FQ05', name: '배송·설치' },
];
const questions = [aQuestion({ number: '1', categoryCode: 'FQ01', question: '아이디를 잊어버렸어요.' }), aQuestion()];

/** A mall's `faq`: two questions of two categories, narrowed as the mall does it. */
export function someFaq({ category, keyword }: { category?: string | null; keyword?: string | null }) {
  return {
    categories,
    questions: questions.filter(
      ({ categoryCode, question }) => (!category || category === categoryCode) && question.includes(keyword ?? ''),
    ),
  };
}
