// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetDraft, readDraft, saveDraft } from './draft.ts';
import { emptyInquiry } from './inquiry-values.ts';

const now = 1_800_000_000_000;
const dayMs = 86_400_000;
const values = { ...emptyInquiry, title: '제목', text: '내용\n둘째 줄' };
const draft = { values, photos: ['FL1'] };

beforeEach(() => localStorage.clear());

test('a draft is kept for a day, for its member alone', () => {
  saveDraft('me', draft, now);
  expect(readDraft('me', now + dayMs - 1)).toEqual(draft);
  expect(readDraft('another', now)).toBeNull();
  expect(readDraft('me', now + dayMs)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('a draft ends when it is sent, or when nothing is left of it', () => {
  saveDraft('me', draft, now);
  forgetDraft('me');
  expect(readDraft('me', now)).toBeNull();
  saveDraft('me', draft, now);
  saveDraft('me', { values: { ...values, title: ' ', text: '' }, photos: [] }, now);
  expect(localStorage).toHaveLength(0);
});

test('photos stay a day from their sending, whatever is typed later, and alone too', () => {
  saveDraft('me', { values: emptyInquiry, photos: ['FL1'] }, now);
  expect(readDraft('me', now)).toEqual({ values: emptyInquiry, photos: ['FL1'] });
  saveDraft('me', { values, photos: ['FL1', 'FL2'] }, now + dayMs / 2);
  expect(readDraft('me', now + dayMs)).toEqual({ values, photos: ['FL2'] });
});

test.each([
  '{',
  '7',
  '{"savedAt":"x","values":{}}',
  `{"savedAt":${now},"values":{"title":7}}`,
  `{"savedAt":${now},"photos":[null,7,{"number":"FL1"},{"number":7,"sentAt":${now}}]}`,
])('what others wrote there harms nothing: %s', (text) => {
  localStorage.setItem('family-mall.inquiry-draft.me', text);
  expect(readDraft('me', now) ?? { values: emptyInquiry, photos: [] }).toEqual({ values: emptyInquiry, photos: [] });
});
