// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answering, failing, refusing, type Answer } from '../../../test/support/answers.ts';
import { knowDialogs } from '../../../test/support/dialog.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aMall } from '../../../test/support/sample-mall.ts';
import {
  CheckPasswordDocument,
  MemberProfileDocument,
  OwnDataDocument,
  SendCertificationCodeDocument,
  SignedInDevicesDocument,
  SignOutDevicesDocument,
  UpdateProfileDocument,
  VerifyCertificationCodeDocument,
} from '../../__generated__/graphql.ts';
import { createCache } from '../../app/apollo/cache.ts';
import { NetworkError } from '../../shared/errors/network-error.ts';
import { MallContext, type Mall, type Site } from '../../shop/mall/mall-context.ts';
import { MemberInformationPage } from './page.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const profile = {
  __typename: 'MemberProfile',
  name: '한가온',
  loginId: 'gaon',
  email: 'gaon@example.com',
  mobile: '01000000101',
  postalCode: '04524',
  roadAddress: '서울특별시 중구 가온길 24',
  detailAddress: '101호',
  agreesToSms: false,
  agreesToEmail: true,
};
const devices = [
  { __typename: 'SignedInDevice', number: 'S1', name: 'Windows PC · Chrome', lastUsedAt: null, isCurrent: true },
  {
    __typename: 'SignedInDevice',
    number: 'S2',
    name: 'iPhone · Safari',
    lastUsedAt: '2026-11-22T11:00:00+09:00',
    isCurrent: false,
  },
];
const mallWords = { mallUrl: 'familyshop', checkToken: 'check-1' };

const saved: Answer = ({ input }) => ({
  updateProfile: {
    __typename: 'ProfileUpdated',
    member: { __typename: 'Member', id: 'me', maskedName: '한*온', email: 'n**@example.com', mobile: '010-****-0101' },
    profile: { ...profile, ...(input as object) },
  },
});
/** The first check token is too old. */
const savedWithSecond: Answer = ({ input }) =>
  (input as { checkToken: string }).checkToken === 'check-1'
    ? { updateProfile: { ...refusing('이용할 수 없습니다.'), code: 'NOT_ALLOWED' } }
    : saved({ input });

interface Answers {
  check?: Answer;
  update?: Answer;
  isMarketing?: boolean;
  signOut?: Answer;
  ownData?: Answer;
}

function openPage({
  check = () => ({ checkPassword: { __typename: 'PasswordChecked', checkToken: 'check-1' } }),
  update = saved,
  isMarketing = false,
  signOut = () => ({ signOutDevices: { __typename: 'DevicesSignedOut', devices: devices.slice(0, 1) } }),
  ownData = () => ({
    viewer: {
      __typename: 'Member',
      id: 'me',
      ownData: { __typename: 'OwnData', fileName: '내정보-20261123.json', content: '{}' },
    },
  }),
}: Answers = {}) {
  const cache = createCache();
  const mall = answering(
    [CheckPasswordDocument, check],
    [MemberProfileDocument, () => ({ viewer: { __typename: 'Member', id: 'me', profile } })],
    [UpdateProfileDocument, update],
    [SignedInDevicesDocument, () => ({ viewer: { __typename: 'Member', id: 'me', signedInDevices: devices } })],
    [SignOutDevicesDocument, signOut],
    [OwnDataDocument, ownData],
    [
      SendCertificationCodeDocument,
      () => ({
        sendCertificationCode: { __typename: 'CertificationCodeSent', requestNumber: 'request-1', expiresAt: null },
      }),
    ],
    [
      VerifyCertificationCodeDocument,
      () => ({ verifyCertificationCode: { __typename: 'Certification', certificationNumber: 'proof-1' } }),
    ],
  );
  renderInMall(
    <MallContext value={{ mall: aMall({ isMarketing }) as unknown as Mall, site: {} as Site }}>
      <MemberInformationPage />
    </MallContext>,
    { at: '/familyshop/myshop/checkPassword', execute: mall.execute, isMember: true, cache },
  );
  return { ...mall, cache };
}

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function confirm(password = 'Family!2026') {
  await userEvent.type(field('비밀번호'), password);
  await press('확인');
}

async function openedPage(answers: Answers = {}) {
  const page = openPage(answers);
  await confirm();
  await screen.findByText('gaon@example.com');
  return page;
}

async function proveMail() {
  await press('이메일 변경');
  await userEvent.type(field('이메일'), 'new@example.com');
  await press('인증번호 받기');
  await userEvent.type(await screen.findByLabelText('인증번호'), '123456');
  await press('확인');
}

test('guests of a marketing mall, who have no password, are not asked for one', () => {
  openPage({ isMarketing: true });
  expect(screen.getByRole('heading', { level: 1, name: '회원정보 변경은 회원만 쓸 수 있어요' })).toBeTruthy();
  expect(screen.queryByLabelText('비밀번호')).toBeNull();
});

test('shows nothing before the password is confirmed, and a wrong one reports its error at the field', async () => {
  openPage({
    check: () => ({ checkPassword: refusing('입력한 내용을 확인해 주세요.', { password: '비밀번호가 맞지 않아요.' }) }),
  });
  await confirm('Family!2025');
  expect(await screen.findByText('비밀번호가 맞지 않아요.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/gaon|한가온|0101/u);
});

test('then shows everything in full, with the focus on the title and nothing in the cache', async () => {
  const { cache } = await openedPage();
  for (const text of ['한가온', 'gaon', 'gaon@example.com', '010-0000-0101'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(field(/^도로명 주소/u).value).toBe('서울특별시 중구 가온길 24');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(JSON.stringify(cache.extract())).not.toMatch(/gaon|0101|가온길|check-1/u);
});

test('browsers may fill in known values', async () => {
  await openedPage();
  expect([/^우편번호/u, /^도로명 주소/u, /^상세 주소/u].map((label) => field(label).autocomplete)).toEqual([
    'postal-code',
    'address-line1',
    'address-line2',
  ]);
});

describe('address and consents', () => {
  test('sends only the differences, and reports date and outcome of a consent', async () => {
    const { inputsOf } = await openedPage();
    await userEvent.clear(field(/^상세 주소/u));
    await userEvent.click(field('문자 메시지로 받기'));
    await press('저장하기');
    expect((await screen.findByText(/^저장했어요\./u)).textContent).toMatch(
      /\d{4}\.\d{2}\.\d{2} 광고 문자 수신에 동의했어요\./u,
    );
    expect(inputsOf(UpdateProfileDocument)).toEqual([{ ...mallWords, detailAddress: null, agreesToSms: true }]);
  });

  test('the cache learns what the member is now, and nothing that is shown in full', async () => {
    const { cache } = await openedPage();
    await userEvent.clear(field(/^상세 주소/u));
    await press('저장하기');
    await screen.findByText(/^저장했어요\./u);
    const kept = JSON.stringify(cache.extract());
    expect(kept).toContain('n**@example.com');
    expect(kept).not.toMatch(/gaon|01000000101|가온길|check-1/u);
  });

  test('what did not change is not sent', async () => {
    const { inputsOf } = await openedPage();
    await press('저장하기');
    expect(await screen.findByText('바뀐 내용이 없어요.')).toBeTruthy();
    expect(inputsOf(UpdateProfileDocument)).toEqual([]);
  });

  test('refuses half an address before sending it', async () => {
    await openedPage();
    await userEvent.clear(field(/^우편번호/u));
    await userEvent.type(field(/^우편번호/u), '12');
    await userEvent.clear(field(/^도로명 주소/u));
    await press('저장하기');
    expect(screen.getByText('우편번호 숫자 5자리를 입력해 주세요.')).toBeTruthy();
    expect(screen.getByText('도로명 주소를 입력해 주세요.')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^우편번호/u));
  });

  test('after ten minutes asks for the password again, and keeps the input', async () => {
    let tokens = 0;
    const check = () => ({ checkPassword: { __typename: 'PasswordChecked', checkToken: `check-${++tokens}` } });
    const { inputsOf } = await openedPage({ check, update: savedWithSecond });
    await userEvent.clear(field(/^상세 주소/u));
    await userEvent.type(field(/^상세 주소/u), '202호');
    await press('저장하기');
    await screen.findByText('10분이 지나 비밀번호를 다시 확인해요. 입력하던 내용은 그대로 있어요.');
    await confirm();
    await waitFor(() => expect(screen.queryByLabelText('비밀번호')).toBeNull());
    expect(field(/^상세 주소/u).value).toBe('202호');
    await press('저장하기');
    await screen.findByText('저장했어요.');
    expect(inputsOf(UpdateProfileDocument).at(-1)).toEqual({
      mallUrl: 'familyshop',
      checkToken: 'check-2',
      detailAddress: '202호',
    });
    expect(inputsOf(MemberProfileDocument)).toHaveLength(1);
  });
});

describe('an address or a number', () => {
  test('is proved by a code before it is changed', async () => {
    const { inputsOf } = await openedPage();
    await proveMail();
    expect(await screen.findByText('이메일을 바꿨어요.')).toBeTruthy();
    expect(screen.getByText('new@example.com')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '이메일 변경' })));
    expect(inputsOf(SendCertificationCodeDocument)).toEqual([
      { mallUrl: 'familyshop', purpose: 'CHANGE', channel: 'EMAIL', name: '한가온', target: 'new@example.com' },
    ]);
    expect(inputsOf(UpdateProfileDocument)).toEqual([
      { ...mallWords, email: 'new@example.com', certificationNumber: 'proof-1' },
    ]);
  });

  test('is changed one at a time', async () => {
    await openedPage();
    await press('이메일 변경');
    await press('휴대폰 변경');
    expect(screen.getByLabelText('휴대폰 번호')).toBeTruthy();
    expect(screen.queryByLabelText('이메일')).toBeNull();
    await press('휴대폰 변경 취소');
    expect(screen.queryByLabelText('휴대폰 번호')).toBeNull();
  });

  test('whose saving failed is saved by the next press, without another code', async () => {
    let isCut = true;
    const { inputsOf } = await openedPage({
      update: () =>
        isCut
          ? Promise.reject(new NetworkError())
          : {
              updateProfile: {
                __typename: 'ProfileUpdated',
                member: null,
                profile: { ...profile, email: 'new@example.com' },
              },
            },
    });
    await proveMail();
    expect(
      (await screen.findByText('네트워크 오류입니다. 나중에 다시 시도해 주세요.')).closest('[role="alert"]'),
    ).toBeTruthy();
    isCut = false;
    await press('다시 저장하기');
    expect(await screen.findByText('new@example.com')).toBeTruthy();
    expect(inputsOf(VerifyCertificationCodeDocument)).toHaveLength(1);
  });
});

describe('the devices', () => {
  test('are listed, and each but this one can be signed out', async () => {
    const page = await openedPage();
    expect(await screen.findByText('iPhone · Safari')).toBeTruthy();
    expect(screen.getByText('지금 쓰는 기기')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^로그아웃, Windows PC · Chrome/u })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^로그아웃, iPhone · Safari, .+ 마지막 이용$/u }));
    await waitFor(() => expect(screen.queryByText('iPhone · Safari')).toBeNull());
    expect(screen.getByText('iPhone · Safari에서 로그아웃했어요.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '로그인한 기기' }));
    expect(page.inputsOf(SignOutDevicesDocument)).toEqual([{ mallUrl: 'familyshop', deviceNumber: 'S2' }]);
  });

  test('are signed out together once that was confirmed, and then the page is left', async () => {
    knowDialogs();
    const page = await openedPage({
      signOut: () => ({ signOutDevices: { __typename: 'DevicesSignedOut', devices: [] } }),
    });
    await screen.findByText('iPhone · Safari');
    await press('모든 기기에서 로그아웃');
    expect(page.inputsOf(SignOutDevicesDocument)).toEqual([]);
    await press('로그아웃하기');
    await waitFor(() =>
      expect(page.inputsOf(SignOutDevicesDocument)).toEqual([{ mallUrl: 'familyshop', deviceNumber: null }]),
    );
  });
});

describe('the own data', () => {
  test('are saved as a file', async () => {
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await openedPage();
    await press('파일로 받기');
    await waitFor(() => expect(saved).toEqual(['내정보-20261123.json']));
    vi.restoreAllMocks();
  });

  test('want the password again after its time', async () => {
    await openedPage({ ownData: () => failing('FORBIDDEN') });
    await press('파일로 받기');
    expect(await screen.findByText(/10분이 지나 비밀번호를 다시 확인해요/u)).toBeTruthy();
  });
});
