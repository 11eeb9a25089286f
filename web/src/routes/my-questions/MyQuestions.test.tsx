// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answering, failing, refusing } from '../../../test/support/answers.ts';
import { knowDialogs } from '../../../test/support/dialog.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import {
  CreateInquiryDocument,
  DeleteInquiryDocument,
  InquiryChoicesDocument,
  InquiryDetailDocument,
  InquiryListDocument,
  UpdateInquiryDocument,
  type InquiryInFullFragment,
} from '../../__generated__/graphql.ts';
import { readDraft, saveDraft } from './draft.ts';
import { emptyInquiry } from './inquiry-values.ts';
import { MyQuestionsPage } from './page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  knowDialogs();
});
afterEach(cleanup);

function anInquiry(fields: Partial<InquiryInFullFragment> = {}): InquiryInFullFragment {
  return {
    __typename: 'Inquiry',
    id: 'inquiry-QN1',
    number: 'QN1',
    typeCode: 'QT1',
    typeName: '배송',
    title: '언제 도착하나요?',
    isAnswered: false,
    askedAt: '2026-11-23T12:00:00+09:00',
    answeredAt: null,
    text: '배송 예정일을\n알고 싶어요.',
    orderNumber: 'OR1',
    productNumber: null,
    photos: [],
    replyMethod: 'SMS',
    answer: null,
    ...fields,
  };
}

const answered = anInquiry({ isAnswered: true, answeredAt: '2026-11-24T09:00:00+09:00', answer: '내일 도착해요.' });
const viewer = (fields: object) => ({ viewer: { __typename: 'Member', id: 'me', ...fields } });
/** The product that a shopper comes from. */
const mall = {
  __typename: 'Mall',
  id: 'mall',
  product: { __typename: 'Goods', id: 'other', number: 'GD9', name: '접이식 의자' },
};
const choices = viewer({
  inquiryTypes: [{ __typename: 'InquiryType', code: 'QT1', name: '배송' }],
  orders: {
    __typename: 'OrderConnection',
    nodes: [
      {
        __typename: 'GoodsOrder',
        id: 'order',
        number: 'OR1',
        title: '머그컵 외 1건',
        orderedAt: '2026-11-20T12:00:00+09:00',
      },
    ],
  },
  favorites: {
    __typename: 'ProductConnection',
    nodes: [{ __typename: 'Goods', id: 'goods', number: 'GD1', name: '무선 청소기' }],
  },
});

interface Situation {
  at?: string;
  list?: InquiryInFullFragment[];
  shown?: InquiryInFullFragment | null | (() => InquiryInFullFragment | null);
  created?: () => object;
  updated?: () => object;
  deleted?: () => object;
}

const none = () => ({});

function open({ at = '', list = [], shown = null, ...change }: Situation = {}) {
  const { execute, inputsOf } = answering(
    [
      InquiryListDocument,
      () => viewer({ inquiries: { __typename: 'InquiryConnection', totalCount: list.length, nodes: list } }),
    ],
    [InquiryDetailDocument, () => viewer({ inquiry: typeof shown === 'function' ? shown() : shown })],
    [InquiryChoicesDocument, () => ({ mall, ...choices })],
    [CreateInquiryDocument, change.created ?? none],
    [UpdateInquiryDocument, change.updated ?? none],
    [DeleteInquiryDocument, change.deleted ?? none],
  );
  const view = renderInMall(<MyQuestionsPage />, {
    at: `/familyshop/myshop/listMyQuestion${at}`,
    execute,
    isMember: true,
  });
  return { ...view, inputsOf };
}

async function write() {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '문의 유형' }), '배송');
  await userEvent.type(screen.getByRole('textbox', { name: '제목' }), '언제 도착하나요?');
  await userEvent.type(screen.getByRole('textbox', { name: '내용' }), '알고 싶어요.');
}
const send = () => userEvent.click(screen.getByRole('button', { name: '문의 남기기' }));
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '내용' }).value;

test('the list leads to the form, and marks an answer as new until it was read here', async () => {
  const { router } = open({ list: [answered], shown: answered });
  expect((await screen.findByRole('link', { name: '문의하기' })).getAttribute('href')).toContain('?new=1');
  await userEvent.click(await screen.findByRole('link', { name: '언제 도착하나요? 새 답변' }));
  expect(await screen.findByText('내일 도착해요.')).toBeTruthy();
  await router.navigate('/familyshop/myshop/listMyQuestion');
  expect(await screen.findByRole('link', { name: '언제 도착하나요?' })).toBeTruthy();
});

test('photos of a draft are there again, and go with it', async () => {
  saveDraft('me', { values: { ...emptyInquiry, title: '초안', text: '사진과 함께' }, photos: ['FL1', 'FL2'] });
  const { inputsOf } = open({ at: '?new=1' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '문의 유형' }), '배송');
  await userEvent.click(screen.getByRole('button', { name: '첨부한 사진 1 빼기' }));
  expect(readDraft('me')?.photos).toEqual(['FL2']);
  await send();
  await waitFor(() =>
    expect(inputsOf(CreateInquiryDocument)).toEqual([expect.objectContaining({ fileNumbers: ['FL2'], title: '초안' })]),
  );
});

test('whether they are answered is in the address', async () => {
  const { router, inputsOf } = open();
  await userEvent.click(await screen.findByRole('link', { name: '답변 대기' }));
  expect(router.state.location.search).toBe('?state=waiting');
  await waitFor(() => expect(inputsOf(InquiryListDocument).at(-1)).toMatchObject({ isAnswered: false, page: 1 }));
});

test.each([
  ['', '문의가 없어요'],
  ['?page=3', '이 쪽에는 문의가 없어요'],
  ['?number=QN9', '이 문의는 더 이상 없어요'],
  ['?edit=QN9', '이 문의는 더 이상 없어요'],
])('what is missing at "%s" is told', async (at, title) => {
  open({ at });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('a list that failed can be tried again', async () => {
  const { execute } = answering([InquiryListDocument, () => failing('MALL_FAULT')]);
  renderInMall(<MyQuestionsPage />, { execute, isMember: true });
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeTruthy();
});

test('an inquiry about an order is sent once, and its receipt shown', async () => {
  const created = anInquiry();
  const { router, inputsOf } = open({ at: '?new=1', shown: created, created: () => ({ createInquiry: created }) });
  await write();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /주문이나 상품/u }), '머그컵 외 1건 · 2026.11.20');
  await send();
  expect(await screen.findByText('QN1')).toBeTruthy();
  expect(screen.getByText(/문의를 접수했어요/u)).toBeTruthy();
  expect(router.state.location.search).toBe('?number=QN1&sent=1');
  expect(inputsOf(CreateInquiryDocument)).toEqual([
    {
      mallUrl: 'familyshop',
      idempotencyKey: expect.any(String),
      typeCode: 'QT1',
      orderNumber: 'OR1',
      productNumber: null,
      title: '언제 도착하나요?',
      text: '알고 싶어요.',
      fileNumbers: [],
      replyMethod: 'SMS',
    },
  ]);
  expect(localStorage).toHaveLength(0);
});

test('the product that a shopper comes from is chosen, by its name', async () => {
  open({ at: '?new=1&product=GD9' });
  const subject = await screen.findByRole<HTMLSelectElement>('combobox', { name: /문의할 주문이나 상품/u });
  expect(subject.selectedOptions[0]?.text).toBe('접이식 의자');
});

test('what is missing is marked before anything is sent', async () => {
  const { inputsOf } = open({ at: '?new=1' });
  await screen.findByRole('combobox', { name: '문의 유형' });
  await send();
  for (const reason of ['문의 유형을 선택해 주세요.', '제목을 입력해 주세요.', '내용을 입력해 주세요.'])
    expect(await screen.findByText(reason)).toBeTruthy();
  expect(inputsOf(CreateInquiryDocument)).toEqual([]);
});

test('what is typed survives a refusal, and a page that was left', async () => {
  const refused = { createInquiry: { __typename: 'LimitReached', message: '하루에 10개까지', maximum: 10 } };
  open({ at: '?new=1', created: () => refused });
  await write();
  await send();
  expect(await screen.findByText(/하루에 10개까지 남길 수 있어요/u)).toBeTruthy();
  expect(text()).toBe('알고 싶어요.');
  cleanup();
  open({ at: '?new=1' });
  expect(await screen.findByText('이 기기에 남아 있던 내용을 불러왔어요.')).toBeTruthy();
  await screen.findByRole('combobox', { name: '문의 유형' });
  expect(text()).toBe('알고 싶어요.');
});

test('what is typed without a connection is sent with the same key later', async () => {
  let isOnline = false;
  const created = () => {
    if (!isOnline) throw new TypeError('offline');
    return { createInquiry: anInquiry() };
  };
  const { inputsOf } = open({ at: '?new=1', shown: anInquiry(), created });
  await write();
  await send();
  await waitFor(() => expect(screen.getByRole('button', { name: '문의 남기기' })).toBeTruthy());
  expect(text()).toBe('알고 싶어요.');
  isOnline = true;
  await send();
  expect(await screen.findByText('QN1')).toBeTruthy();
  const keys = inputsOf(CreateInquiryDocument).map((input) => (input as { idempotencyKey: string }).idempotencyKey);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('an inquiry that waits is changed and deleted, an answered one is not', async () => {
  const shown = anInquiry();
  const { router, inputsOf } = open({
    at: '?edit=QN1',
    shown,
    updated: () => ({ updateInquiry: shown }),
    deleted: () => ({ deleteInquiry: { __typename: 'InquiryDeleted', deletedId: shown.id } }),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: '제목' }), '!');
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  await userEvent.click(await screen.findByRole('button', { name: '삭제' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제하기' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(inputsOf(UpdateInquiryDocument)).toEqual([
    expect.objectContaining({ number: 'QN1', title: '언제 도착하나요?!', orderNumber: 'OR1', fileNumbers: [] }),
  ]);
  expect(inputsOf(DeleteInquiryDocument)).toEqual([{ mallUrl: 'familyshop', number: 'QN1' }]);
  cleanup();
  open({ at: '?number=QN1', shown: answered });
  expect(await screen.findByText('내일 도착해요.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '삭제' })).toBeNull();
});

async function remove() {
  await userEvent.click(await screen.findByRole('button', { name: '삭제' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제하기' }));
}

test('one that was answered in the meantime says so, and shows the answer', async () => {
  const wrongState = { __typename: 'WrongState', message: '답변이 등록된 문의는 바꾸거나 지울 수 없어요.' };
  let shown = anInquiry();
  const deleted = () => {
    shown = answered;
    return { deleteInquiry: wrongState };
  };
  open({ at: '?number=QN1', shown: () => shown, deleted });
  await remove();
  expect(await screen.findByText('내일 도착해요.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(wrongState.message);
  expect(screen.queryByRole('button', { name: '삭제' })).toBeNull();
});

test('one that another tab has deleted is gone here too', async () => {
  let shown: InquiryInFullFragment | null = anInquiry();
  const deleted = () => {
    shown = null;
    return { deleteInquiry: { ...refusing('문의를 찾을 수 없어요.'), code: 'NOT_FOUND' } };
  };
  open({ at: '?number=QN1', shown: () => shown, deleted });
  await remove();
  expect(await screen.findByRole('heading', { name: '이 문의는 더 이상 없어요' })).toBeTruthy();
});

test('an order that the mall does not take is told where it was chosen', async () => {
  const reason = '40자 이하여야 해요.';
  const created = () => ({ createInquiry: refusing('확인해 주세요.', { orderNumber: reason }) });
  open({ at: `?new=1&order=${'X'.repeat(41)}`, created });
  await write();
  await send();
  expect((await screen.findByRole('combobox', { name: /주문이나 상품/u })).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(reason)).toBeTruthy();
});

test('photos that did not go up, and those too many, are named, and none is left out without a word', async () => {
  const { inputsOf } = open({ at: '?new=1', created: () => ({ createInquiry: anInquiry() }), shown: anInquiry() });
  await write();
  const photos = [1, 2, 3, 4, 5, 6].map((turn) => new File(['<svg/>'], `${turn}.svg`, { type: 'image/svg+xml' }));
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('사진 첨부'), photos);
  expect(screen.getByText('사진은 5장까지 올릴 수 있어요. 넣지 못한 사진: 6.svg')).toBeTruthy();
  expect(screen.getAllByText('JPEG, PNG, WebP 사진만 올릴 수 있어요.')).toHaveLength(5);
  for (const turn of [5, 4, 3, 2]) await userEvent.click(screen.getByRole('button', { name: `사진 ${turn} 빼기` }));
  await send();
  expect(await screen.findByText('올리지 못한 사진이 있어요. 다시 올리거나 빼 주세요: 1.svg')).toBeTruthy();
  expect(inputsOf(CreateInquiryDocument)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '사진 1 빼기' }));
  await send();
  expect(await screen.findByText('QN1')).toBeTruthy();
});
