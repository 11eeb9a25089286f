// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { knowDialogs } from '../../../test/support/dialog.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import type { Execute } from '../../app/apollo/server-link.ts';
import { handBack } from '../../features/certification/PhoneWindow/way-back.ts';
import { tellProvenMail } from '../../shop/session/proven-mail.ts';
import { SignUp } from './page.tsx';
import { allowedStep } from './use-sign-up-steps.ts';

type Input = Record<string, unknown>;
let requests: { name: string; input: Input }[];

beforeAll(knowDialogs);
beforeEach(() => {
  requests = [];
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const refused = (field: string, reason: string) => ({
  __typename: 'FormRefused',
  message: '확인해 주세요.',
  fields: [{ __typename: 'FieldRefusal', path: [field], reason }],
});
const signedUp = { __typename: 'SignedUp', memberNumber: 'MB1' };
const inFiveMinutes = new Date(Date.now() + 300_000).toISOString();

/** A shop that certifies everyone; `signUp` are the responses to the attempts, one after the other. */
function shop({ signUp = [signedUp] as unknown[], isUsable = true } = {}): Execute {
  const answers: Record<string, (input: Input) => unknown> = {
    target: () => ({
      sendCertificationCode: {
        __typename: 'CertificationCodeSent',
        requestNumber: 'request-1',
        expiresAt: inFiveMinutes,
      },
    }),
    code: () => ({ verifyCertificationCode: { __typename: 'Certification', certificationNumber: 'proof-1' } }),
    result: () => ({
      finishPhoneCertification: {
        __typename: 'PhoneCertified',
        certificationNumber: 'proof-2',
        name: '한*온',
        mobile: null,
        isAdult: true,
        expiresAt: null,
      },
    }),
    password: () => ({ signUp: signUp.shift() }),
    id: () => ({ checkLoginId: { __typename: 'LoginIdChecked', isUsable } }),
    email: () => ({ sendSignUpMail: { __typename: 'SignUpMailSent', isSent: true } }),
  };
  return ({ variables }) => {
    const input = variables.input as Input;
    const name = Object.keys(answers).find((key) => key in input) ?? '';
    requests.push({ name, input });
    return Promise.resolve({ data: answers[name]?.(input), ageSeconds: 0 }) as ReturnType<Execute>;
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

function open(execute: Execute = shop(), at = '/familyshop/signup') {
  renderInMall(<SignUp />, { at, execute });
}

async function agree() {
  await press('필수 항목에 모두 동의하기');
  await press('다음');
  await title('본인 인증');
}

async function certify() {
  await press('인증번호로 인증하기');
  await type('이름', '한가온');
  await type('휴대폰 번호', '01000000101');
  await press('인증번호 받기');
  await userEvent.type(await screen.findByLabelText('인증번호'), '123456');
  await press('확인');
  await title('정보 입력');
}

async function fillIn() {
  await userEvent.clear(screen.getByLabelText('아이디')); // that of an earlier test is kept in memory
  await type('아이디', 'gaon2026');
  await type('비밀번호', 'Family!2026');
  await type('비밀번호 확인', 'Family!2026');
  await type('이메일', 'gaon@example.com');
}

test('nothing is ticked beforehand, and each required consent that is missing is named', async () => {
  open();
  expect(screen.getAllByRole('checkbox').some((box) => (box as HTMLInputElement).checked)).toBe(false);
  await press('다음');
  for (const name of ['이용약관', '개인정보 수집·이용'])
    expect(screen.getByText(`${name}에 동의해야 가입할 수 있어요.`)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^이용약관 동의/u));
});

test('agreeing to all that is required leaves the rest alone', async () => {
  open();
  await press('필수 항목에 모두 동의하기');
  expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('consents, a code and the account make a member, whose way on is the one they came for', async () => {
  open(shop(), '/familyshop/signup?redirect=%2Ffamilyshop%2Fhome');
  await userEvent.click(screen.getByLabelText(/^광고성 정보 수신 동의/u));
  await agree();
  expect(document.activeElement).toBe(await title('본인 인증'));
  await certify();
  await fillIn();
  await press('가입하기');
  await title('가입을 마쳤어요');
  expect(requests.at(-1)?.input).toEqual({
    mallUrl: 'familyshop',
    name: '한가온',
    id: 'gaon2026',
    password: 'Family!2026',
    email: 'gaon@example.com',
    certificationNumber: 'proof-1',
    agreedTerms: ['TERMS_OF_USE', 'PERSONAL_DATA_CONSENT', 'ADVERTISING_CONSENT'],
  });
  expect(screen.getByRole('link', { name: '로그인하기' }).getAttribute('href')).toBe(
    '/familyshop/login?redirect=%2Ffamilyshop%2Fhome',
  );
  expect(sessionStorage.length).toBe(0);
});

test('an id is checked first, and a taken one shows its error at the field', async () => {
  open(shop({ isUsable: false }));
  await agree();
  await certify();
  await press('중복 확인');
  expect(screen.getByText('아이디를 입력해 주세요.')).toBeTruthy();
  await type('아이디', 'gaon');
  await press('중복 확인');
  expect(await screen.findByText(/이미 쓰고 있는 아이디예요/u)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('아이디'));
});

test('a second press after the response sends nothing twice', async () => {
  open();
  await agree();
  await certify();
  await fillIn();
  requests = [];
  await press('중복 확인');
  await screen.findByText('쓸 수 있는 아이디예요.');
  await press('중복 확인');
  await press('인증 메일 받기');
  const again = await screen.findByRole('button', { name: '메일 다시 받기 (10초 후)' });
  expect(again.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(again);
  expect(requests.map(({ name }) => name)).toEqual(['id', 'email']);

  const later = Date.now() + 10_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  await userEvent.click(await screen.findByRole('button', { name: '메일 다시 받기' }));
  await waitFor(() => expect(requests.map(({ name }) => name)).toEqual(['id', 'email', 'email']));
});

test('a refused field shows its error there, and all input stays', async () => {
  open(shop({ signUp: [refused('id', '이미 쓰고 있는 아이디예요.'), signedUp] }));
  await agree();
  await certify();
  await fillIn();
  await press('가입하기');
  expect(await screen.findByText('이미 쓰고 있는 아이디예요.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('비밀번호').value).toBe('Family!2026');
  await type('아이디', 'x');
  await press('가입하기');
  await title('가입을 마쳤어요');
});

test('an expired proof is replaced by a new certification, and the form keeps its input', async () => {
  open(shop({ signUp: [refused('certificationNumber', '인증한 지 오래되었어요.'), signedUp] }));
  await agree();
  await certify();
  await fillIn();
  await press('가입하기');
  await screen.findByText('인증한 지 오래되었어요.', { exact: false });
  await press('본인 인증 다시 하기');
  await title('본인 인증');
  expect(screen.getByLabelText('비밀번호').closest('[hidden]')).not.toBeNull();
  await certify();
  expect(screen.getByLabelText<HTMLInputElement>('비밀번호').value).toBe('Family!2026');
  await press('가입하기');
  await title('가입을 마쳤어요');
});

test('a visitor from the agency needs no name, unless the mall requires it in full', async () => {
  open(shop({ signUp: [refused('name', '본인인증한 이름과 달라요.'), signedUp] }));
  handBack({ purpose: 'SIGN_UP', requestNumber: 'request-2', result: 'sealed' });
  await press('필수 항목에 모두 동의하기');
  await press('다음');
  await title('정보 입력');
  expect(screen.getByText(/한\*온 님으로 인증했어요/u)).toBeTruthy();
  expect(screen.queryByLabelText('이름')).toBeNull();
  await fillIn();
  await press('가입하기');
  const name = await screen.findByLabelText<HTMLInputElement>('이름');
  expect(requests.at(-1)?.input).toMatchObject({ name: '한*온', certificationNumber: 'proof-2' });
  expect(name.value).toBe('');
  await userEvent.type(name, '한가온');
  await press('가입하기');
  await title('가입을 마쳤어요');
  expect(requests.at(-1)?.input).toMatchObject({ name: '한가온' });
});

test('the link of the mail, opened in another tab, proves the address here', async () => {
  open();
  await agree();
  await certify();
  await fillIn();
  await press('인증 메일 받기');
  expect(await screen.findByText(/메일을 보냈어요/u)).toBeTruthy();
  tellProvenMail({ mallUrl: 'groupware', email: 'gaon@example.com' });
  tellProvenMail({ mallUrl: 'familyshop', email: 'gaon@example.com' });
  await waitFor(() => expect(screen.getByText('인증한 이메일이에요.')).toBeTruthy());
  await press('가입하기');
  await title('가입을 마쳤어요');
  expect(screen.queryByText(/처음 로그인할 때/u)).toBeNull();
});

test.each([
  ['account', { hasConsents: false, isCertified: false, isDone: false }, 'consents'],
  ['account', { hasConsents: true, isCertified: false, isDone: false }, 'certify'],
  ['account', { hasConsents: true, isCertified: true, isDone: false }, 'account'],
  ['certify', { hasConsents: true, isCertified: true, isDone: false }, 'certify'],
  ['consents', { hasConsents: true, isCertified: true, isDone: true }, 'done'],
  ['done', { hasConsents: true, isCertified: false, isDone: false }, 'certify'],
] as const)('the step %s with %o shows %s', (requests, reached, step) => {
  expect(allowedStep(requests, reached)).toBe(step);
});
