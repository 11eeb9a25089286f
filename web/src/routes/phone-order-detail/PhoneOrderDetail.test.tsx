// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answering, failing } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { anEvent, aPhoneOrder, opened, paidAtOnce, withDocuments } from '../../../test/support/sample-phone-orders.ts';
import {
  CancelPhoneOrderDocument,
  PhoneOrderDetailDocument,
  RetryPaymentDocument,
  SubmitPhoneOrderDocumentsDocument,
  WithdrawPhoneOrderDocument,
  type PhoneOrderDetailsFragment,
} from '../../__generated__/graphql.ts';
import * as paymentWindow from '../../features/payments/payment-window.ts';
import { PageContext } from '../../shop/page/page-context.ts';
import { UploadRefused } from '../../shop/files/file-rules.ts';
import * as photos from '../../shop/files/load-photo.ts';
import * as saving from '../../shop/files/save-as.ts';
import * as uploads from '../../shop/files/upload-file.ts';
import type { MallSettings } from '../../../test/support/sample-mall.ts';
import { outcomeState } from '../../features/orders/step-outcome.ts';
import { PhoneOrderDetailPage } from './page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(paymentWindow, 'openPayment').mockImplementation(() => {});
  vi.spyOn(paymentWindow, 'openPaymentWindow').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const placed = {
  __typename: 'OrderPlaced',
  order: { __typename: 'PhoneOrder', id: 'phone-order', number: 'WL1' },
  paymentRequest: { __typename: 'PaymentRequest', number: 'P1', provider: 'TEST', url: '/pg-test/P1', parameters: [] },
};
const wrongState = { __typename: 'WrongState', message: '지금은 할 수 없는 일이에요.' };

interface Opening {
  /** What the mall says, one after the other. */
  reads?: (PhoneOrderDetailsFragment | null)[];
  /** The result of whatever is pressed. */
  answer?: object;
  action?: string;
  settings?: Partial<MallSettings>;
  state?: unknown;
}

/** The page, at the address to which it has led. */
function Routed() {
  const { pathname } = useLocation();
  const params = { orderNumber: 'WL1', '*': pathname.split('/')[6] };
  return (
    <>
      <div data-testid="place">{pathname}</div>
      <PageContext value={{ mallUrl: 'familyshop', device: 'DESKTOP', params }}>
        <PhoneOrderDetailPage />
      </PageContext>
    </>
  );
}

function open({ reads = [aPhoneOrder()], answer = aPhoneOrder(), action, settings, state }: Opening = {}) {
  const { execute, inputsOf } = answering(
    [
      PhoneOrderDetailDocument,
      () => {
        const order = reads.length > 1 ? reads.shift() : reads[0];
        return { viewer: { __typename: 'Member', id: 'me', order } };
      },
    ],
    [SubmitPhoneOrderDocumentsDocument, () => ({ submitPhoneOrderDocuments: answer })],
    [CancelPhoneOrderDocument, () => ({ cancelPhoneOrder: answer })],
    [WithdrawPhoneOrderDocument, () => ({ withdrawPhoneOrder: answer })],
    [RetryPaymentDocument, () => ({ retryPayment: answer })],
  );
  renderInMall(<Routed />, { at: `${back}${action ? `/${action}` : ''}`, state, execute, isMember: true, settings });
  return { inputsOf };
}

const back = '/familyshop/order/orderWireless/detail/WL1';
const part = (name: string) => screen.findByRole('region', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const waysOn = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map((way) => way.textContent);
const unpaid = (fields: Partial<PhoneOrderDetailsFragment> = {}) =>
  aPhoneOrder({ availableActions: ['PAY', 'CANCEL'], paymentDueAt: '2099-01-01T10:15:00+09:00', ...fields });
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const place = () => screen.getByTestId('place').textContent;
const fileField = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });

test('each sum stands there line by line, with who pays which subsidy on which condition', async () => {
  open();
  const sums = (await part('요금')).textContent ?? '';
  expect(sums).toContain('출고가1,100,000원공통지원금− 440,000원추가지원금− 60,000원할부원금600,000원');
  expect(sums).toContain('한 달 납부액 116,566원기기값26,566원요금제90,000원');
  expect(sums).toContain('2,805,294원');
  expect(sums).toContain('첫 달은 남은 금액과 유심 7,700원을 더해 124,276원이에요');
  const subsidies = within(await part('지원금과 할인')).getAllByRole('listitem');
  expect(subsidies.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/공통지원금 · 가온텔레콤 부담 440,000원24개월.*위약금을 내요/u),
    expect.stringMatching(/추가지원금 · 패밀리샵 부담 60,000원24개월.*위약금을 내요/u),
  ]);
});

test('holder and address are those that the mall masked, and the history is there', async () => {
  open({ reads: [aPhoneOrder({ history: [anEvent('RECEIVED'), anEvent('REFUSED', '미납 요금이 있어요.')] })] });
  expect((await part('신청인')).textContent).toContain('한*온');
  expect((await part('신청인')).textContent).toContain('계좌 자동이체 · ******1234');
  expect((await part('배송지')).textContent).toContain('가온길 12 ***');
  const events = within(screen.getByRole('list', { name: '진행 내역, 최근 것부터' })).getAllByRole('listitem');
  expect(events.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('개통 거절 · 미납 요금이 있어요.'),
    expect.stringContaining('신청 접수'),
  ]);
});

test.each([
  ['RECEIVED', '신청 접수'],
  ['DOCUMENTS_REQUESTED', '통신사 심사'],
  ['SHIPPING', '배송'],
] as const)('of a contract that is %s the step %s is under way', async (status, name) => {
  open({ reads: [aPhoneOrder({ status })] });
  const steps = within(await screen.findByRole('list', { name: '진행 단계' })).getAllByRole('listitem');
  expect(steps.filter((step) => step.getAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([
    `${name} 진행 중`,
  ]);
});

test('of an opened contract no step is under way any more', async () => {
  open({ reads: [opened()] });
  const steps = within(await screen.findByRole('list', { name: '진행 단계' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.split(' ').at(-1))).toEqual(steps.map(() => '마침'));
});

test('a phone with an eSIM is opened before it arrives', async () => {
  open({ reads: [aPhoneOrder({ status: 'OPENED' })] });
  const steps = within(await screen.findByRole('list', { name: '진행 단계' })).getAllByRole('listitem');
  expect(steps.slice(-2).map(({ textContent }) => textContent)).toEqual(['배송 진행 중', '개통 마침']);
  cleanup();
  const parcel = { __typename: 'PhoneParcel' as const, carrier: '가온택배', trackingNumber: '640012345678' };
  open({ reads: [aPhoneOrder({ status: 'OPENED', availableActions: ['WITHDRAW'], parcel })] });
  await screen.findByText(/^개통했어요\. 휴대폰은 배송 중이에요\(가온택배 640012345678\)\. .*받기 전에도/u);
});

test('what was paid, when and how is there, with its receipt', async () => {
  open({ reads: [aPhoneOrder(paidAtOnce)] });
  expect((await part('결제 정보')).textContent).toMatch(
    /1,470,700원.*신용카드 · 가온카드 · 일시불.*결제 완료.*2099년 1월 1일 10:12/u,
  );
  const receipt = await part('카드 매출전표');
  expect(receipt.textContent).toMatch(/WL1.*2099\.01\.01.*가온카드.*01234567.*1,337,000원.*133,700원.*1,470,700원/u);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await userEvent.click(within(receipt).getByRole('button', { name: '영수증 인쇄하기' }));
  expect(print).toHaveBeenCalledOnce();
});

test('the parcel is named while it travels', async () => {
  const parcel = { __typename: 'PhoneParcel' as const, carrier: '가온택배', trackingNumber: '612345678901' };
  open({ reads: [aPhoneOrder({ status: 'SHIPPING', parcel })] });
  expect((await part('배송지')).textContent).toContain('택배가온택배 612345678901');
  expect(screen.getByText(/휴대폰을 보냈어요\(가온택배 612345678901\)/u)).toBeTruthy();
});

test('a paper that was handed in is saved by a press', async () => {
  const fetched = vi.spyOn(photos, 'loadPhoto').mockResolvedValue(pdf('consent'));
  const saved = vi.spyOn(saving, 'saveAs').mockImplementation(() => {});
  const documents = [
    {
      __typename: 'PhoneOrderDocument' as const,
      kind: 'GUARDIAN_CONSENT' as const,
      fileNumber: 'FL1',
      submittedAt: null,
    },
  ];
  open({ reads: [aPhoneOrder({ documents })] });
  await press('내려받기, 법정대리인 동의서');
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.any(File), '법정대리인 동의서.pdf'));
  expect(fetched.mock.calls[0]?.[0]).toMatchObject({ number: 'FL1' });
});

test.each(['CANCELLED', 'REFUSED', 'WITHDRAWN', null] as const)('one that is %s has no steps', async (status) => {
  open({ reads: [aPhoneOrder({ status, availableActions: [] })] });
  await part('요금');
  expect(screen.queryByRole('list', { name: '진행 단계' })).toBeNull();
});

test('nothing can be done that the mall does not offer, and what it offers has a way to it', async () => {
  open({ reads: [aPhoneOrder({ availableActions: [] })] });
  await part('요금');
  expect(waysOn()).toEqual(['신청서 보고 인쇄하기']);
  cleanup();
  open({ reads: [withDocuments()] });
  await part('서류');
  expect(waysOn()).toEqual(['신청서 보고 인쇄하기', '서류 내기', '신청 취소']);
  cleanup();
  open({ reads: [opened()] });
  await part('계약 철회');
  expect(waysOn()).toEqual(['신청서 보고 인쇄하기', '계약 철회']);
});

test('where the mall has no page to print, there is no link to it', async () => {
  open({ settings: { openAreas: ['SHOPPING'] } });
  await part('요금');
  expect(screen.queryByRole('link', { name: /인쇄/u })).toBeNull();
});

describe('paying', () => {
  test.each([
    ['978,000원 결제하기', { payTotal: 978_000, paymentMethod: 'CARD' as const }],
    ['카드 등록하기', { payTotal: 0, paymentMethod: 'BILLING_KEY' as const }],
  ])('%s goes by the method of the first attempt', async (name, fields) => {
    const { inputsOf } = open({ reads: [unpaid(fields)], answer: placed });
    expect(await screen.findByText(/2099년 1월 1일 10:15까지/u)).toBeTruthy();
    await press(name);
    await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalledOnce());
    expect(inputsOf(RetryPaymentDocument)).toEqual([
      expect.objectContaining({ orderNumber: 'WL1', payment: { method: fields.paymentMethod, card: null } }),
    ]);
  });

  test('too late shows what is true now', async () => {
    const ended = aPhoneOrder({ status: 'CANCELLED', availableActions: [] });
    open({ reads: [unpaid({ paymentMethod: 'BILLING_KEY' }), ended], answer: wrongState });
    await press('카드 등록하기');
    expect(await screen.findByText(/그 사이 신청 상태가 바뀌었어요/u)).toBeTruthy();
    expect(await screen.findByText('신청 취소', { selector: 'strong' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '카드 등록하기' })).toBeNull();
  });
});

describe('documents', () => {
  const given = withDocuments({ status: 'IN_REVIEW', availableActions: ['CANCEL'], documentsDueAt: null });

  test('go out all at once, each uploaded when it is chosen', async () => {
    const upload = vi.spyOn(uploads, 'uploadFile').mockImplementation(async ({ file }) => `F-${file.name}`);
    const { inputsOf } = open({ reads: [withDocuments()], answer: given, action: 'documents' });
    expect(
      await screen.findByText(/2099년 1월 15일 23:59까지 모두 함께 내 주세요. 신분증 사진은 받지 않아요/u),
    ).toBeTruthy();
    await userEvent.upload(await fileField(/법정대리인 동의서/u), pdf('consent'));
    await press('서류 내기');
    expect(screen.getByText('가족관계증명서 파일을 선택해 주세요.')).toBeTruthy();
    expect(document.activeElement).toBe(await fileField(/가족관계증명서/u));
    expect(inputsOf(SubmitPhoneOrderDocumentsDocument)).toEqual([]);

    await userEvent.upload(await fileField(/가족관계증명서/u), pdf('family'));
    await press('서류 내기');
    await waitFor(() => expect(place()).toBe(back));
    expect(await screen.findByText('서류를 냈어요. 심사를 이어가요.')).toBeTruthy();
    expect(inputsOf(SubmitPhoneOrderDocumentsDocument)).toEqual([
      expect.objectContaining({
        orderNumber: 'WL1',
        documents: [
          { kind: 'GUARDIAN_CONSENT', fileNumber: 'F-consent' },
          { kind: 'FAMILY', fileNumber: 'F-family' },
        ],
      }),
    ]);
    expect(upload.mock.calls.map(([{ path }]) => path)).toEqual([
      expect.stringContaining('purpose=DOCUMENT'),
      expect.stringContaining('purpose=DOCUMENT'),
    ]);
  });

  test('another file takes the place of the first, and one that failed is sent again', async () => {
    let tries = 0;
    vi.spyOn(uploads, 'uploadFile').mockImplementation(async ({ file }) => {
      tries += 1;
      if (tries === 2) throw new UploadRefused('지금은 요청이 많아요.', { isRepeatable: true });
      return file.name;
    });
    open({ reads: [withDocuments()], action: 'documents' });
    await userEvent.upload(await fileField(/법정대리인 동의서/u), pdf('first.pdf'));
    expect(await screen.findByText('올렸어요')).toBeTruthy();
    await userEvent.upload(await fileField(/법정대리인 동의서/u), pdf('second.pdf'));
    expect((await screen.findByText('지금은 요청이 많아요.')).getAttribute('role')).toBe('alert');
    expect(screen.queryByText('first.pdf')).toBeNull();
    await press('다시 올리기');
    expect(await screen.findByText('올렸어요')).toBeTruthy();
    expect(screen.getByText('second.pdf')).toBeTruthy();
  });

  test('of a wrong type are refused before they are sent', async () => {
    const upload = vi.spyOn(uploads, 'uploadFile');
    open({ reads: [withDocuments()], action: 'documents' });
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(await fileField(/가족관계증명서/u), new File(['x'], 'a.gif', { type: 'image/gif' }));
    expect(await screen.findByText('PDF 파일이나 JPEG, PNG, WebP 사진만 올릴 수 있어요.')).toBeTruthy();
    expect(upload).not.toHaveBeenCalled();
  });
});

describe('cancelling', () => {
  const cancelled = aPhoneOrder({ status: 'CANCELLED', availableActions: [], refundedTotal: 978_000 });

  test('says that it is free, takes a reason and one press, and says what comes back', async () => {
    const { inputsOf } = open({ answer: cancelled, action: 'cancel' });
    expect(await screen.findByText('개통하기 전이라 비용 없이 취소돼요.')).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
    await press('신청 취소하기');
    expect(screen.getByText('사유를 선택해 주세요.').getAttribute('role')).toBe('alert');
    await userEvent.click(screen.getByRole('radio', { name: '단순 변심' }));
    await press('신청 취소하기');
    await waitFor(() => expect(place()).toBe(back));
    expect(await screen.findByText('신청을 취소했어요. 비용은 없어요. 결제한 978,000원을 환불해 드려요.')).toBeTruthy();
    expect(screen.getByText('신청을 취소하고 978,000원을 환불했어요.')).toBeTruthy();
    expect(inputsOf(CancelPhoneOrderDocument)).toEqual([
      expect.objectContaining({ orderNumber: 'WL1', reason: 'CHANGED_MIND' }),
    ]);
    expect(document.activeElement?.textContent).toContain('신청을 취소했어요');
  });

  test('names the sum that comes back', async () => {
    open({ reads: [aPhoneOrder(paidAtOnce)], action: 'cancel' });
    expect(await screen.findByText('신청하면서 결제한 1,470,700원을 모두 환불해 드려요.')).toBeTruthy();
    cleanup();
    open({ action: 'cancel' });
    expect(await screen.findByText('결제한 금액이 없어서 환불할 금액도 없어요.')).toBeTruthy();
  });

  test('that is too late leads back and shows what is true now', async () => {
    open({ reads: [aPhoneOrder(), opened()], answer: wrongState, action: 'cancel' });
    await userEvent.click(await screen.findByRole('radio', { name: '단순 변심' }));
    await press('신청 취소하기');
    await waitFor(() => expect(place()).toBe(back));
    expect(await screen.findByText('그 사이 신청 상태가 바뀌었어요. 지금 상태를 확인해 주세요.')).toBeTruthy();
    expect(screen.getByText('개통 완료', { selector: 'strong' })).toBeTruthy();
  });

  test('of an order that cannot be cancelled leads to the order', async () => {
    open({ reads: [opened()], action: 'cancel' });
    await waitFor(() => expect(place()).toBe(back));
  });
});

test('a withdrawal offers the reasons of the mall, each with its last day', async () => {
  const withdrawn = aPhoneOrder({ status: 'WITHDRAWN', availableActions: [] });
  const { inputsOf } = open({ reads: [opened()], answer: withdrawn, action: 'withdraw' });
  for (const term of [
    /단순 변심과 신청 실수는 7일, 통화 품질은 14일.*3개월, 잘못을 안 날부터 30일/u,
    /택배 기사가 받은 주소로 가지러 가요/u,
    /돌려보내는 택배비를 기사에게 내고, 그 밖의 사유는 판매점에서 내요/u,
    /위약금은 없어요.*쓴 날의 요금은 하루 단위/u,
    /새로 받은 번호는 없어져요/u,
  ])
    expect(await screen.findByText(term)).toBeTruthy();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent?.trim())).toEqual([
    '단순 변심 · 2099년 1월 15일까지',
    '통화 품질 불량 · 2099년 1월 22일까지',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: /통화 품질/u }));
  await press('계약 철회');
  await waitFor(() => expect(place()).toBe(back));
  expect(await screen.findByText('계약을 철회했어요.')).toBeTruthy();
  expect(inputsOf(WithdrawPhoneOrderDocument)).toEqual([
    expect.objectContaining({ orderNumber: 'WL1', reason: 'CALL_QUALITY' }),
  ]);
});

test('each last day to withdraw stands beside its reason', async () => {
  open({ reads: [opened()] });
  const words = '단순 변심은 2099년 1월 15일까지, 통화 품질이 나쁘면 2099년 1월 22일까지 계약을 철회할 수 있어요.';
  expect((await part('계약 철회')).textContent).toContain(words);
  expect(screen.getByText(`개통했어요. ${words}`)).toBeTruthy();
});

test('an order that is not there, and one that cannot be read, say so', async () => {
  open({ reads: [null] });
  expect(await screen.findByRole('heading', { name: '주문을 찾을 수 없어요' })).toBeTruthy();
  cleanup();
  const { execute } = answering([PhoneOrderDetailDocument, () => failing('UPSTREAM_UNAVAILABLE')]);
  renderInMall(<PhoneOrderDetailPage />, { at: back, params: { orderNumber: 'WL1' }, execute, isMember: true });
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeTruthy();
});

test('what was done is told once: a reload shows what is true then', async () => {
  open({ state: outcomeState('서류를 냈어요. 심사를 이어가요.') });
  await part('신청한 조건');
  expect(screen.queryByText(/서류를 냈어요/u)).toBeNull();
});
