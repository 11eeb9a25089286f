// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answering, failing, type Answer } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { UnsubscribeEmailDocument } from '../../__generated__/graphql.ts';
import { NetworkError } from '../../shared/errors/network-error.ts';
import { RejectMail } from './page.tsx';

afterEach(cleanup);

const stopped = { unsubscribeEmail: { __typename: 'UnsubscribeEmailPayload', isUnsubscribed: true } };

function open(answer: Answer = () => stopped) {
  const mall = answering([UnsubscribeEmailDocument, answer]);
  renderInMall(<RejectMail />, { at: '/email/rejectMailYn/signed%2Fvalue', execute: mall.execute });
  return () => mall.inputsOf(UnsubscribeEmailDocument);
}

const press = () => userEvent.click(screen.getByRole('button', { name: '수신 거부하기' }));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('opening the link of a mail, as programs do, stops nothing', () => {
  expect(open()()).toEqual([]);
  expect(title()).toBe('광고 메일 수신을 거부하시겠어요?');
});

test('one press does, without a login, and the focus is on the answer', async () => {
  const requests = open();
  await press();
  expect(await screen.findByRole('heading', { name: '광고 메일 수신을 거부했어요' })).toBeTruthy();
  expect(requests()).toEqual([{ memberToken: 'signed/value' }]);
  expect(document.activeElement?.textContent).toContain('광고 메일 수신을 거부했어요');
});

test('a second press at a later visit has the same result', async () => {
  for (const _ of [1, 2]) {
    open();
    await press();
    expect(await screen.findByRole('heading', { name: '광고 메일 수신을 거부했어요' })).toBeTruthy();
    cleanup();
  }
});

test.each(['BAD_INPUT', 'NOT_FOUND'])('a link that is damaged or not ours says so: %s', async (code) => {
  open(() => failing(code, '요청을 확인해 주세요.'));
  await press();
  expect(await screen.findByRole('heading', { name: '확인할 수 없는 링크예요' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a connection it says so, and the next press works', async () => {
  let isCut = true;
  open(() => (isCut ? Promise.reject(new NetworkError()) : stopped));
  await press();
  expect((await screen.findByText('네트워크 오류입니다. 나중에 다시 시도해 주세요.')).getAttribute('role')).toBe(
    'alert',
  );
  isCut = false;
  await press();
  expect(await screen.findByRole('heading', { name: '광고 메일 수신을 거부했어요' })).toBeTruthy();
});
