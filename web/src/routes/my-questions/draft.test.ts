// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetDraft, readDraft, saveDraft } from './draft.ts';
import { emptyInquiry } from './inquiry-values.ts';

const now = 1_800_000_000_000;
const dayMs = 86_400_000;
const values = { ...emptyInquiry, title: '제목', text: '내용\n둘째 줄' };

beforeEach(() => localStorage.clear());

test('a draft is kept for a day, for its member alone', () => {
  saveDraft('me', values, now);
  expect(readDraft('me', now + dayMs - 1)).toEqual(values);
  expect(readDraft('another', now)).toBeNull();
  expect(readDraft('me', now + dayMs)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('a draft ends when it is sent, or when nothing is left of it', () => {
  saveDraft('me', values, now);
  forgetDraft('me');
  expect(readDraft('me', now)).toBeNull();
  saveDraft('me', values, now);
  saveDraft('me', { ...values, title: ' ', text: '' }, now);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '7', '{"savedAt":"x","values":{}}', `{"savedAt":${now},"values":{"title":7}}`])(
  'what others wrote there harms nothing: %s',
  (text) => {
    localStorage.setItem('family-mall.inquiry-draft.me', text);
    expect(readDraft('me', now) ?? emptyInquiry).toEqual(emptyInquiry);
  },
);
