import { CombinedGraphQLErrors } from '@apollo/client';
import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

const described = (message: string, extensions: Record<string, unknown>) =>
  describeError(new CombinedGraphQLErrors({ errors: [{ message, extensions }] }));

test('a shopper reads the message for shoppers, where another one is for developers', () => {
  expect(
    described('Cannot query field "x" on type "Mall".', {
      code: 'BAD_INPUT',
      userMessage: '요청 내용을 확인해 주세요.',
    }),
  ).toEqual({ message: '요청 내용을 확인해 주세요.', code: 'BAD_INPUT', requestId: null });
});

test("else the error's message, which is for shoppers", () => {
  expect(described('로그인이 필요합니다.', { code: 'UNAUTHENTICATED', requestId: 'r-1' })).toEqual({
    message: '로그인이 필요합니다.',
    code: 'UNAUTHENTICATED',
    requestId: 'r-1',
  });
});
