// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InquiryChoicesDocument, RegisterCouponDocument } from '../src/__generated__/graphql.ts';
import { AddressForm } from '../src/features/addresses/AddressForm.tsx';
import { emptyAddress } from '../src/features/addresses/address-values.ts';
import { CouponCodeForm } from '../src/routes/coupons/CouponCodeForm.tsx';
import { AddressAndConsents } from '../src/routes/member-information/AddressAndConsents.tsx';
import { InquiryForm } from '../src/routes/my-questions/InquiryForm.tsx';
import { emptyInquiry } from '../src/routes/my-questions/inquiry-values.ts';
import { answering, refusing } from './support/answers.ts';
import { renderInMall } from './support/in-mall.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

type Sent = Record<string, unknown>;
/** Takes what was sent, and refuses it by these fields. */
type Take = (sent: Sent) => ReturnType<typeof refusing>;

const anAddress = {
  ...emptyAddress,
  receiverName: '한가온',
  receiverPhone: '010-0000-0101',
  postalCode: '04524',
  roadAddress: '서울특별시 중구 가온길 24',
  entranceMethod: 'CODE',
  entranceDetail: '1234#',
};
const profile = {
  __typename: 'MemberProfile',
  name: '한가온',
  loginId: 'gaon',
  email: null,
  mobile: null,
  postalCode: '04524',
  roadAddress: '서울특별시 중구 가온길 24',
  detailAddress: '101호',
  agreesToSms: false,
  agreesToEmail: false,
} as const;
const choices = {
  viewer: {
    __typename: 'Member',
    id: 'me',
    inquiryTypes: [{ __typename: 'InquiryType', code: 'QT1', name: '배송' }],
    orders: null,
    favorites: null,
  },
};

/** The forms of my shop, filled in so that they can be sent. */
const forms: Record<string, (take: Take) => void> = {
  'a delivery address': (take) =>
    void renderInMall(<AddressForm initialValues={anAddress} save={async (values) => take({ ...values })} />),
  'an inquiry': (take) =>
    void renderInMall(
      <InquiryForm
        initialValues={{ ...emptyInquiry, typeCode: 'QT1', title: '제목', text: '내용' }}
        action="문의 남기기"
        onCancel={() => {}}
        save={async (values) => take({ ...values })}
      />,
      { execute: answering([InquiryChoicesDocument, () => choices]).execute, isMember: true },
    ),
  'the code of a coupon': (take) =>
    void renderInMall(<CouponCodeForm onRegistered={() => {}} />, {
      execute: answering([
        RegisterCouponDocument,
        ({ input }) => ({ __typename: 'Mutation', registerCoupon: take(input as Sent) }),
      ]).execute,
      isMember: true,
    }),
  'the address of a member': (take) =>
    void renderInMall(<AddressAndConsents profile={profile} update={async (changes) => take({ ...changes })} />),
};

/** Texts as they are pasted: too long, nothing to see, letters in parts, and from right to left. */
const odd = {
  long: '각'.repeat(3_000),
  blank: ' \u200B ',
  jamo: '\u1112\u1161\u11ABㄱㅏ',
  leftwards: '\u202Eשלום 12',
};

const fieldsOf = (form: HTMLElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden], [type=checkbox], [type=file]), textarea',
  ),
];

/** What is said of a field, or of the form, to those who see it and those who hear it. */
function wordsFor(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** The limit that a field tells; empty: it tells none. */
function limitOf(field: HTMLInputElement | HTMLTextAreaElement) {
  const usual = field.value;
  fireEvent.change(field, { target: { value: odd.long } });
  const [, limit] = /(\d+)자까지 쓸 수 있어요\. 지금/u.exec(wordsFor(field)) ?? [];
  fireEvent.change(field, { target: { value: usual || '가온' } });
  return limit === undefined ? [] : [{ field, limit: Number(limit) }];
}

/** What the form has sent last, and the reasons for which it is refused. */
function openForm(open: (take: Take) => void) {
  const answer: { sent: Sent | null; reasons: Record<string, string> } = { sent: null, reasons: {} };
  open((values) => {
    answer.sent = values;
    return refusing('확인해 주세요.', answer.reasons);
  });
  return answer;
}

test.each(Object.entries(forms))(
  'each field of %s says what is wrong with it, and keeps what was typed',
  async (_name, open) => {
    const answer = openForm(open);
    const form = await screen.findByRole('form');
    const fields = fieldsOf(form);
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      const usual = field.value;
      for (const text of Object.values(odd)) {
        answer.reasons = { [field.name]: '쇼핑몰이 말한 까닭' };
        fireEvent.change(field, { target: { value: text } });
        const kept = field.value;
        fireEvent.submit(form);
        const isWrong = () => [field.name, text, field.getAttribute('aria-invalid')];
        await waitFor(() => expect(isWrong()).toEqual([field.name, text, 'true']));
        expect(wordsFor(field)).toMatch(/\p{sc=Hangul}/u);
        expect([document.activeElement, field.value]).toEqual([field, kept]);
      }
      fireEvent.change(field, { target: { value: usual || '가온' } });
    }
  },
);

test.each(Object.entries(forms))('%s takes texts as long as it says, and not one sign more', async (_name, open) => {
  const answer = openForm(open);
  const form = await screen.findByRole('form');
  const limited = fieldsOf(form).flatMap(limitOf);
  expect(limited.length).toBeGreaterThan(0);
  for (const { field, limit } of limited) {
    fireEvent.change(field, { target: { value: ` ${'😀'.repeat(limit)} ` } });
    fireEvent.submit(form);
    await waitFor(() => expect(answer.sent).toMatchObject({ [field.name]: '😀'.repeat(limit) }));
    answer.sent = null;
    fireEvent.change(field, { target: { value: '😀'.repeat(limit + 1) } });
    fireEvent.submit(form);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(answer.sent).toBeNull();
    fireEvent.change(field, { target: { value: '가온' } });
  }
});
