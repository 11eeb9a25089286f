// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failing } from '../../../test/support/answers.ts';
import { knowDialogs } from '../../../test/support/dialog.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import type { AddressInFullFragment } from '../../__generated__/graphql.ts';
import { AddressesPage } from './page.tsx';

beforeEach(knowDialogs);
afterEach(cleanup);

function anAddress(number: string, fields: Partial<AddressInFullFragment> = {}): AddressInFullFragment {
  return {
    __typename: 'DeliveryAddress',
    id: `address-${number}`,
    number,
    label: `집 ${number}`,
    maskedReceiverName: '한*온',
    maskedReceiverPhone: '010-****-0101',
    postalCode: '04524',
    roadAddress: '서울특별시 중구 세종대로 110',
    lotAddress: '서울특별시 중구 태평로1가 31',
    maskedDetailAddress: '*층',
    isDefault: number === '1',
    deliveryMessage: null,
    entranceMethod: 'CODE',
    unmasked: {
      __typename: 'UnmaskedAddress',
      receiverName: '한가온',
      receiverPhone: '01000000101',
      detailAddress: '3층',
      entranceDetail: '1234#',
    },
    ...fields,
  };
}

type Input = Record<string, unknown> & { number?: string };

function openBook(addresses: AddressInFullFragment[], at = '/familyshop/myshop/listMyDelivery', refusal?: object) {
  const sent: Input[] = [];
  const execute = async ({ variables }: { variables: Record<string, unknown> }) => {
    const { input, number, keyword } = variables as { input?: Input; number?: string; keyword?: string };
    if (keyword === '막힌 길') {
      const failed = failing('MALL_FAULT', '주소 검색이 잠시 안 돼요. 잠시 뒤 다시 찾아 주세요.');
      return { data: null, ...failed, ageSeconds: 0 };
    }
    if (keyword !== undefined)
      return {
        data: {
          mall: {
            __typename: 'Mall',
            id: 'mall',
            postalAddresses: {
              __typename: 'PostalAddressConnection',
              totalCount: keyword === '없는 길' ? 0 : 1,
              nodes:
                keyword === '없는 길'
                  ? []
                  : [
                      {
                        __typename: 'PostalAddress',
                        postalCode: '63122',
                        roadAddress: '제주특별자치도 제주시 문연로 6',
                        lotAddress: null,
                        isRemoteArea: true,
                      },
                    ],
            },
          },
        },
        ageSeconds: 0,
      };
    if (!input) {
      const viewer = {
        __typename: 'Member',
        id: 'me',
        addresses,
        address: addresses.find((each) => each.number === number),
      };
      return { data: { viewer }, ageSeconds: 0 };
    }
    sent.push(input);
    const isNew = input.idempotencyKey !== undefined;
    const field = isNew
      ? 'createDeliveryAddress'
      : input.roadAddress
        ? 'updateDeliveryAddress'
        : 'deleteDeliveryAddress';
    const left = input.roadAddress ? addresses : addresses.filter((each) => each.number !== input.number);
    const member = { __typename: 'Member', id: 'me', addresses: left };
    const address = left[0] ?? anAddress('1');
    const done = input.roadAddress
      ? { __typename: 'DeliveryAddressSaved', address, member }
      : { __typename: 'DeliveryAddressDeleted', member };
    return { data: { [field]: refusal ?? done }, ageSeconds: 0 };
  };
  renderInMall(<AddressesPage />, { at, execute, isMember: true });
  return sent;
}

const cards = () => screen.getAllByRole('listitem');

test('the default is marked, and another can replace it with its full data', async () => {
  const sent = openBook([anAddress('1'), anAddress('2')]);
  await screen.findByText('2/10개');
  expect(within(cards()[0]!).getByText('기본 배송지')).toBeTruthy();
  expect(within(cards()[0]!).queryByRole('button', { name: /기본 배송지로/u })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '집 2 기본 배송지로' }));
  await screen.findByText('기본 배송지를 바꿨어요.');
  expect(sent).toEqual([
    expect.objectContaining({ number: '2', isDefault: true, detailAddress: '3층', entranceDetail: '1234#' }),
  ]);
});

test('an address goes only after a yes', async () => {
  const sent = openBook([anAddress('1'), anAddress('2')]);
  await userEvent.click(await screen.findByRole('button', { name: '집 2 삭제' }));
  await userEvent.click(screen.getByRole('button', { name: '취소' }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '집 2 삭제' }));
  await userEvent.click(screen.getByRole('button', { name: '삭제하기' }));
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(screen.getByText('배송지를 삭제했어요.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('one that another tab has deleted is told, and the list is read again', async () => {
  const book = [anAddress('1'), anAddress('2')];
  const gone = { __typename: 'FormRefused', message: '배송지를 찾을 수 없어요.', code: 'NOT_FOUND', fields: [] };
  openBook(book, undefined, gone);
  await userEvent.click(await screen.findByRole('button', { name: '집 2 삭제' }));
  book.pop();
  await userEvent.click(screen.getByRole('button', { name: '삭제하기' }));
  expect(await screen.findByText('이미 삭제된 배송지예요. 목록을 새로 불러왔어요.')).toBeTruthy();
  await waitFor(() => expect(cards()).toHaveLength(1));
});

test('a full book says so and accepts no more', async () => {
  openBook(Array.from({ length: 10 }, (_, index) => anAddress(String(index + 1))));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: '새 배송지 추가' });
  expect(button.disabled).toBe(true);
  expect(screen.getByText(/^배송지는 10개까지 저장할 수 있어요/u)).toBeTruthy();
});

test('a new address is searched by its road, and missing parts are reported beside their fields', async () => {
  const sent = openBook([], '/familyshop/myshop/listMyDelivery?new=1');
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  expect(screen.getByText('받는 분을 입력해 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '받는 분' }));

  await userEvent.click(screen.getByRole('button', { name: '주소 찾기' }));
  const keyword = await screen.findByRole('searchbox');
  await waitFor(() => expect(document.activeElement).toBe(keyword));
  await userEvent.type(keyword, '없는 길{Enter}');
  expect(await screen.findByText(/찾는 주소가 없어요/u)).toBeTruthy();
  await userEvent.clear(keyword);
  await userEvent.type(keyword, '문연로{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: /63122/u }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '우편번호' }).value).toBe('63122');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /상세 주소/u })));

  await userEvent.type(screen.getByRole('textbox', { name: '받는 분' }), '한가온');
  await userEvent.type(screen.getByRole('textbox', { name: '연락처' }), '010-0000-0101');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /출입 방법/u }), '공동현관 비밀번호');
  await userEvent.type(screen.getByRole('textbox', { name: /공동현관 비밀번호/u }), '77#');
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({
        receiverName: '한가온',
        receiverPhone: '01000000101',
        postalCode: '63122',
        roadAddress: '제주특별자치도 제주시 문연로 6',
        entranceMethod: 'CODE',
        entranceDetail: '77#',
        isDefault: false,
      }),
    ]),
  );
  expect(await screen.findByRole('heading', { name: '배송지 관리' })).toBeTruthy();
});

test('the code of an entrance is demanded where that is chosen', async () => {
  const sent = openBook([anAddress('1')], '/familyshop/myshop/listMyDelivery?edit=1');
  await userEvent.clear(await screen.findByRole('textbox', { name: /공동현관 비밀번호/u }));
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  expect(screen.getByText('공동현관 비밀번호를 입력해 주세요.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('an address is shown in full for editing', async () => {
  const sent = openBook([anAddress('1')], '/familyshop/myshop/listMyDelivery?edit=1');
  const detail = await screen.findByRole<HTMLInputElement>('textbox', { name: /상세 주소/u });
  expect(detail.value).toBe('3층');
  await userEvent.clear(detail);
  await userEvent.type(detail, '4층');
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ number: '1', detailAddress: '4층' })]));
});

test('a refusal keeps what was typed', async () => {
  openBook([anAddress('1')], '/familyshop/myshop/listMyDelivery?edit=1', {
    __typename: 'FormRefused',
    message: '입력한 내용을 확인해 주세요.',
    fields: [{ __typename: 'FieldRefusal', path: ['receiverPhone'], reason: '연락처를 확인해 주세요.' }],
  });
  const detail = await screen.findByRole<HTMLInputElement>('textbox', { name: /상세 주소/u });
  await userEvent.type(detail, ' 301호');
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('연락처를 확인해 주세요.')).toBeTruthy();
  expect(detail.value).toBe('3층 301호');
});

test('while addresses cannot be searched, one is typed', async () => {
  openBook([], '/familyshop/myshop/listMyDelivery?new=1');
  await userEvent.click(screen.getByRole('button', { name: '주소 찾기' }));
  await userEvent.type(await screen.findByRole('searchbox'), '막힌 길{Enter}');
  const alert = await screen.findByText('주소 검색이 잠시 안 돼요. 잠시 뒤 다시 찾아 주세요.');
  expect(alert.parentElement?.textContent).toContain('창을 닫고 주소를 직접 입력해도 돼요.');
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  await userEvent.type(screen.getByRole('textbox', { name: '도로명 주소' }), '서울특별시 중구 한빛로 12');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '도로명 주소' }).value).toBe(
    '서울특별시 중구 한빛로 12',
  );
});
