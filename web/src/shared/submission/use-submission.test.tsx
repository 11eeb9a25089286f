// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering, failing, refusing, type Answer } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { PlaceOrderDocument, UpdateAddressDocument, type PlaceOrderInput } from '../../__generated__/graphql.ts';
import { NetworkError } from '../errors/network-error.ts';
import { useFormFields } from '../form/use-form-fields.ts';
import { useSubmission } from './use-submission.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const order = {
  mallUrl: 'familyshop',
  sheetNumber: 'OS1',
  buyer: { name: '한가온', phone: '01000000101', email: 'gaon@example.com' },
  choice: { coupons: { numbers: [] }, points: 0, addressNumber: '1' },
  payment: { method: 'CARD' },
  payTotal: 60_000,
  agreedTerms: [],
} as const satisfies Partial<PlaceOrderInput>;
const placed = {
  __typename: 'OrderPlaced',
  order: { __typename: 'GoodsOrder', id: 'o', number: 'O1' },
  paymentRequest: null,
};
const unavailable = {
  __typename: 'PaymentUnavailable',
  message: '결제사와 연결되지 않았어요.',
  orderNumber: 'O1',
  retryAfter: 0,
};
const conflict = (type: 'Expired' | 'WrongState' | 'InProgress') => ({
  __typename: type,
  message: '쇼핑몰이 하는 말이에요.',
});

type Done = (number: string, press: { isLeft: boolean }) => string | void;

function Order({ onDone }: { onDone: Done }) {
  const root = useRef<HTMLDivElement>(null);
  const fields = useFormFields({ initialValues: { message: '', email: '' } });
  const { submit, isBusy, refused, note, tell } = useSubmission(PlaceOrderDocument, {
    intent: 'familyshop.order.OS1',
    input: ({ message }: { message: string }, idempotencyKey) => ({
      ...order,
      idempotencyKey,
      choice: { coupons: { numbers: [] }, points: 0, addressNumber: '1' },
      agreedTerms: [],
      deliveryMessage: message,
    }),
    failed: '주문하지 못했어요.',
    again: '다시 누르면 한 번만 주문돼요.',
    onDone: (placed, press) => onDone(placed.order.number, press),
    onRefused: (answer) => (answer.__typename === 'Expired' ? '늦었어요.' : undefined),
    expected: { FORBIDDEN: () => '먼저 확인해 주세요.' },
    form: {
      root,
      setErrors: fields.setErrors,
      fieldOf: (path) => (path[0] === 'deliveryMessage' ? 'message' : path.join('.')),
    },
  });
  return (
    <div ref={root}>
      {(['message', 'email'] as const).map((name) => {
        const { error, ...props } = fields.getInputProps(name);
        return (
          <div key={fields.key(name)}>
            <input {...props} aria-label={name} />
            {error}
          </div>
        );
      })}
      <p role="alert">{note}</p>
      <output>{refused?.result?.__typename === 'PaymentUnavailable' ? refused.result.orderNumber : ''}</output>
      <button type="button" aria-busy={isBusy} onClick={() => fields.onSubmit((values) => void submit(values))()}>
        주문
      </button>
      <button type="button" onClick={() => tell(null)}>
        닫기
      </button>
      <Link to="/familyshop/order/cart">장바구니</Link>
    </div>
  );
}

function open(...answers: (object | Answer)[]) {
  const onDone = vi.fn<Done>();
  const queue = [...answers];
  const { execute, inputsOf } = answering([
    PlaceOrderDocument,
    (variables) => {
      const answer = queue.shift() ?? placed;
      if (typeof answer === 'function') return answer(variables);
      return 'errors' in answer ? answer : { placeOrder: answer };
    },
  ]);
  const { unmount } = renderInMall(<Order onDone={onDone} />, { execute, isMember: true });
  const keys = () => inputsOf(PlaceOrderDocument).map((input) => (input as PlaceOrderInput).idempotencyKey);
  return { onDone, keys, unmount };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name = '주문') => userEvent.click(screen.getByRole('button', { name }));
const note = () => screen.getByRole('alert').textContent;

test('a success is told once, and the next press is another intent', async () => {
  const { onDone, keys } = open();
  await press();
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('O1', expect.objectContaining({ isLeft: false })));
  expect([note(), screen.getByRole('button', { name: '주문' }).getAttribute('aria-busy')]).toEqual(['', 'false']);
  await press();
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(2);
});

test('a success that did not work after all says so', async () => {
  const { onDone } = open();
  onDone.mockReturnValue('저장 공간이 없어요.');
  await press();
  await waitFor(() => expect(note()).toBe('저장 공간이 없어요.'));
});

test('a double press sends once', async () => {
  const answer = Promise.withResolvers<object>();
  const { onDone, keys } = open(() => answer.promise);
  await userEvent.dblClick(screen.getByRole('button', { name: '주문' }));
  expect(screen.getByRole('button', { name: '주문' }).getAttribute('aria-busy')).toBe('true');
  answer.resolve({ placeOrder: placed });
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(keys()).toHaveLength(1);
});

test('an answer that was lost keeps what was typed, and the next press of the same has the same key', async () => {
  const { onDone, keys } = open(() => Promise.reject(new NetworkError()));
  await userEvent.type(field('message'), '문 앞');
  await press();
  await waitFor(() =>
    expect(note()).toBe('네트워크 오류입니다. 나중에 다시 시도해 주세요. 다시 누르면 한 번만 주문돼요.'),
  );
  expect(field('message').value).toBe('문 앞');
  await press();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(note()).toBe('');
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test('without an answer it says so, and the end is open', async () => {
  const { onDone, keys } = open(() => ({ placeOrder: null }));
  await press();
  await waitFor(() => expect(note()).toBe('주문하지 못했어요.'));
  await press();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(new Set(keys()).size).toBe(1);
});

test("a conflict has the page's words, or else the mall's", async () => {
  const { onDone, keys } = open(conflict('Expired'), conflict('WrongState'));
  await press();
  await waitFor(() => expect(note()).toBe('늦었어요.'));
  await press();
  await waitFor(() => expect(note()).toBe('쇼핑몰이 하는 말이에요.'));
  await press('닫기');
  expect(note()).toBe('');
  expect(onDone).not.toHaveBeenCalled();
  expect(new Set(keys()).size).toBe(2);
});

test('a conflict that the operation does not list is known all the same: the next press is another intent', async () => {
  const { onDone, keys } = open(failing('CONFLICT', '그 사이 내용이 바뀌었어요.'));
  await press();
  await waitFor(() => expect(note()).toBe('그 사이 내용이 바뀌었어요.'));
  await press();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(new Set(keys()).size).toBe(2);
});

test('what the form refuses is at its field, which has the focus; what has no field is in the note', async () => {
  open(refusing('입력한 내용을 확인해 주세요.', { deliveryMessage: '50자까지예요.', points: '포인트가 모자라요.' }));
  await press();
  await waitFor(() => expect(document.activeElement).toBe(field('message')));
  expect(field('message').parentElement?.textContent).toBe('50자까지예요.');
  expect(note()).toBe('포인트가 모자라요.');
});

test('a refusal without reasons is in the note', async () => {
  open(refusing('로그인이 필요해요.'));
  await press();
  await waitFor(() => expect(note()).toBe('로그인이 필요해요.'));
});

test('while the payment provider cannot be asked the answer is at hand, and the next press is the same intent', async () => {
  const { onDone, keys } = open(unavailable, unavailable);
  await press();
  await waitFor(() => expect(note()).toBe('결제사와 연결되지 않았어요.'));
  expect(screen.getByRole('status').textContent).toBe('O1');
  await press();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(1);
});

test('after a session has ended the same press is the same intent', async () => {
  const { onDone, keys } = open(failing('UNAUTHENTICATED', '로그인이 필요해요.'));
  await press();
  await waitFor(() => expect(note()).toContain('로그인이 필요해요.'));
  await press();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(new Set(keys()).size).toBe(1);
});

test('an expected error has its own words', async () => {
  open(failing('FORBIDDEN', 'developers read this'));
  await press();
  await waitFor(() => expect(note()).toBe('먼저 확인해 주세요.'));
});

test('a page that was left is told what happened, and that it was left', async () => {
  const answer = Promise.withResolvers<object>();
  const { onDone } = open(() => answer.promise);
  await press();
  await userEvent.click(screen.getByRole('link'));
  answer.resolve({ placeOrder: placed });
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('O1', expect.objectContaining({ isLeft: true })));
});

test('a button that is gone when its answer comes has its success told, and its intent ends', async () => {
  const answer = Promise.withResolvers<object>();
  const { onDone, unmount } = open(() => answer.promise);
  await press();
  unmount();
  answer.resolve({ placeOrder: placed });
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('O1', expect.objectContaining({ isLeft: false })));
  expect(sessionStorage).toHaveLength(0);
});

function Addresses() {
  const { submit } = useSubmission(UpdateAddressDocument, {
    input: (number: string) => ({
      mallUrl: 'familyshop',
      number,
      receiverName: '한가온',
      receiverPhone: '01000000101',
      postalCode: '04524',
      roadAddress: '세종대로 110',
      isDefault: true,
    }),
    failed: '',
    isEachMeant: true,
  });
  return ['A', 'B'].map((number) => (
    <button key={number} type="button" onClick={() => void submit(number)}>
      {number}
    </button>
  ));
}

test('presses that are each meant wait for one another, also one that is pressed again meanwhile', async () => {
  const started: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<object>>();
  const { execute } = answering([
    UpdateAddressDocument,
    ({ input }) => {
      started.push((input as { number: string }).number);
      const answer = Promise.withResolvers<object>();
      answers.set(`${started.length}`, answer);
      return answer.promise;
    },
  ]);
  const answer = (number: number) => answers.get(`${number}`)?.resolve({ updateDeliveryAddress: null });
  renderInMall(<Addresses />, { execute });
  for (const name of ['A', 'B', 'A']) await press(name);
  answer(1);
  await waitFor(() => expect(started).toEqual(['A', 'B']));
  await press('B');
  expect(started, 'B is under way, and another A before this one').toEqual(['A', 'B']);
  for (const [number, all] of [
    [2, ['A', 'B', 'A']],
    [3, ['A', 'B', 'A', 'B']],
  ] as const) {
    answer(number);
    await waitFor(() => expect(started).toEqual(all));
  }
});

test('a request without a key goes through its queue', async () => {
  const log: string[] = [];
  function Address() {
    const [outcome, setOutcome] = useState('');
    const { submit } = useSubmission(UpdateAddressDocument, {
      input: (number: string) => ({
        mallUrl: 'familyshop',
        number,
        receiverName: '한가온',
        receiverPhone: '01000000101',
        postalCode: '04524',
        roadAddress: '세종대로 110',
        isDefault: true,
      }),
      failed: '',
      queue: (send) => {
        log.push('queued');
        return send();
      },
      onDone: ({ member }) => setOutcome(`${member.addresses?.length ?? 0}개`),
    });
    return (
      <button type="button" onClick={() => void submit('7')}>
        {outcome || '저장'}
      </button>
    );
  }
  const { execute, inputsOf } = answering([
    UpdateAddressDocument,
    () => ({
      updateDeliveryAddress: {
        __typename: 'DeliveryAddressSaved',
        address: { __typename: 'DeliveryAddress', id: '7' },
        member: { __typename: 'Member', id: 'me', addresses: [] },
      },
    }),
  ]);
  renderInMall(<Address />, { execute });
  await press('저장');
  expect(await screen.findByRole('button', { name: '0개' })).toBeTruthy();
  expect(log).toEqual(['queued']);
  expect(inputsOf(UpdateAddressDocument)).toEqual([expect.objectContaining({ number: '7' })]);
});
