import { randomInt } from 'node:crypto';
import { messageTo } from './outbox.ts';
import type { Shop } from './shop.ts';

/** A member who has just signed up. */
export interface NewMember {
  id: string;
  password: string;
  name: string;
  mobile: string;
}

const password = 'Family!2026';
const name = '윤슬기';

/** Signs a new member up in a mall, with an unused number and address, by the mutations that the pages use. */
export async function newMember(shop: Pick<Shop, 'url'>, mallUrl = 'familyshop'): Promise<NewMember> {
  const digits = String(randomInt(100_000_000)).padStart(8, '0');
  const [id, mobile] = [`member${digits}`, `010${digits}`];
  const email = `${id}@familyshop.example`;
  const { requestNumber } = await mutate(shop, 'sendCertificationCode', 'SendCertificationCodeInput', {
    mallUrl,
    channel: 'SMS',
    name,
    target: mobile,
    purpose: 'SIGN_UP',
  });
  const code = await codeFor(shop, mobile);
  const { certificationNumber } = await mutate(shop, 'verifyCertificationCode', 'VerifyCertificationCodeInput', {
    mallUrl,
    requestNumber,
    code,
  });
  await mutate(shop, 'signUp', 'SignUpInput', {
    mallUrl,
    id,
    password,
    name,
    certificationNumber,
    email,
    agreedTerms: ['TERMS_OF_USE', 'PERSONAL_DATA_CONSENT'],
  });
  const { stepToken } = await mutate(shop, 'signIn', 'SignInInput', { mallUrl, id, password });
  await mutate(shop, 'registerEmail', 'RegisterEmailInput', { mallUrl, stepToken, email });
  await mutate(shop, 'confirmEmail', 'ConfirmEmailInput', { mallUrl, stepToken, code: await codeFor(shop, email) });
  return { id, password, name, mobile };
}

async function codeFor(shop: Pick<Shop, 'url'>, target: string): Promise<string> {
  const { body } = await messageTo(shop, target);
  return /\d{6}/u.exec(body)?.[0] ?? '';
}

/** Results that the next step needs. */
const wanted = {
  sendCertificationCode: '... on CertificationCodeSent { requestNumber }',
  verifyCertificationCode: '... on Certification { certificationNumber }',
  signUp: '... on SignedUp { memberNumber }',
  signIn: '... on SignInRefused { stepToken }',
  registerEmail: '... on EmailCodeSent { isSent }',
  confirmEmail: '... on Session { accessToken }',
};

async function mutate(
  shop: Pick<Shop, 'url'>,
  mutation: keyof typeof wanted,
  type: string,
  input: object,
): Promise<Partial<Record<string, string>>> {
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${wanted[mutation]} } }`;
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const { data } = (await response.json()) as { data: Record<string, Partial<Record<string, string>> | null> | null };
  const result = data?.[mutation];
  if (!result || Object.keys(result).length === 0) throw new Error(`${mutation} was refused: ${JSON.stringify(data)}`);
  return result;
}
