import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { RunningMall } from '../../../mall/src/server.ts';
import { everythingOf } from '../helpers/everything.ts';
import { isContractAlone } from '../helpers/mall-address.ts';
import { mallUrl, testAs } from './real-buyer.ts';

const test = testAs('sol');

const choice = {
  productNumber: 'HP26000011',
  color: '티타늄 그레이',
  memory: '512GB',
  joinType: 'TRANSFER',
  planNumber: 'PL5G11',
  discount: 'SUBSIDY',
  deviceMonths: 24,
};
const adult = { memNm: '한가온', birthDt: '19900115', mobile: '01000001234' };
const child = { memNm: '한새싹', birthDt: '20150301', mobile: '01000005678' };

const sheet = `... on PhoneOrderSheet ${everythingOf('PhoneOrderSheet')}`;
const order = everythingOf('PhoneOrder');
const placed = `... on OrderPlaced { paymentRequest { number } order { number ... on PhoneOrder ${order} } }`;

type Send = (name: string, input: object, selection: string) => Promise<any>; // eslint-disable-line typescript/no-explicit-any -- tests read any result

/** Posts a form to a page that plays the identity agency. */
async function post(mall: RunningMall, path: string, form: Record<string, string>): Promise<string> {
  return (await fetch(`${mall.url}/kmcert${path}`, { method: 'POST', body: new URLSearchParams(form) })).text();
}

/** Certifies a person for a contract. */
async function certify(mall: RunningMall, send: Send, person: typeof adult) {
  const returnUrl = 'http://localhost:4000/kmcertVerification/result';
  const selection = '... on PhoneCertificationStart { requestNumber }';
  const { requestNumber } = await send('startPhoneCertification', { purpose: 'CONTRACT', returnUrl }, selection);
  await post(mall, '', { certReqNo: requestNumber });
  await post(mall, '/send', { certReqNo: requestNumber, sex: 'F', carrier: '한빛텔레콤', ...person });
  const outbox = await fetch(`${mall.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  const messages = (await outbox.json()) as { target: string; body: string }[];
  const code = /\b\d{6}\b/u.exec(messages.find(({ target }) => target === person.mobile)?.body ?? '')?.[0] ?? '';
  const page = await post(mall, '/confirm', { certReqNo: requestNumber, code });
  const result = /name="encData" value="([^"]*)"/u.exec(page)?.[1];
  return send(
    'finishPhoneCertification',
    { requestNumber, result },
    '... on PhoneCertified { certificationNumber isAdult }',
  );
}

test('a phone is ordered with the number brought along, found, printed and cancelled', async ({
  buyer: { authorization, send, viewer, anAddressNumber },
  mall,
  gateway,
}) => {
  const written = await send('createPhoneOrderSheet', { idempotencyKey: randomUUID(), ...choice }, sheet);
  expect(written).toMatchObject({
    __typename: 'PhoneOrderSheet',
    estimate: { productNumber: 'HP26000011', joinType: 'TRANSFER', discount: 'SUBSIDY' },
    documents: [{ kind: 'GUARDIAN_CONSENT', isAlwaysRequired: false }, { kind: 'FAMILY' }],
  });
  const sheetNumber = written.number;
  expect(
    await viewer(`phoneOrderSheet(number: "${sheetNumber}") { __typename ${everythingOf('PhoneOrderSheet').slice(1)}`),
  ).toEqual({
    phoneOrderSheet: written,
  });

  // A mall that tells no more than the contract names neither in its sheet.
  const [carrier] = written.carriers ?? [{ code: 'TC02' }];
  const [bank] = written.banks ?? [{ code: 'BK01' }];

  const { certificationNumber, isAdult } = await certify(mall, send, adult);
  expect(isAdult).toBe(true);
  const check = (phone: string) =>
    send(
      'checkNumberPorting',
      {
        idempotencyKey: randomUUID(),
        sheetNumber,
        certificationNumber,
        phone,
        carrierCode: carrier.code,
        proof: { cardDigits: '1234' },
      },
      '... on NumberPorting { number expiresAt }',
    );
  expect(await check('010-0000-0102')).toMatchObject({ code: 'PORTING_REFUSED', reason: 'UNPAID_BILLS' });
  const porting = await check('010-2222-3333');
  expect(porting.__typename).toBe('NumberPorting');

  const body = new FormData();
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  body.set('file', new Blob([Buffer.from(dot, 'base64')]), 'sign.png');
  const headers = { ...authorization, 'x-idempotency-key': randomUUID() };
  const stored = await fetch(`${gateway.url}/files?mallUrl=${mallUrl}&purpose=SIGN`, { method: 'POST', headers, body });
  const signature = (await stored.json()) as { number: string };

  const { totalMonthly, contractTotal } = written.estimate;
  const wanted = {
    sheetNumber,
    certificationNumber,
    portingNumber: porting.number,
    email: 'gaon@familyshop.example',
    billing: { account: { bankCode: bank.code, accountNumber: '000-00-000000', holder: '한가온' } },
    usim: 'USIM',
    extraServiceNumbers: [],
    addressNumber: await anAddressNumber(),
    signatureFileNumber: signature.number,
    agreedTerms: written.agreements.map(({ code }: { code: string }) => code),
    totalMonthly,
    contractTotal,
  };
  const place = (change: object) =>
    send('placePhoneOrder', { idempotencyKey: randomUUID(), ...wanted, ...change }, placed);
  expect(await place({ totalMonthly: totalMonthly - 1 })).toMatchObject({
    __typename: 'EstimateChanged',
    code: 'PRICE_CHANGED',
  });
  const { certificationNumber: ofChild } = await certify(mall, send, child);
  expect(await place({ certificationNumber: ofChild })).toMatchObject({ __typename: 'GuardianRequired' });

  const idempotencyKey = randomUUID();
  const answer = await place({ idempotencyKey });
  expect(answer).toMatchObject({
    __typename: 'OrderPlaced',
    paymentRequest: null,
    order: {
      phase: 'PREPARING',
      status: 'RECEIVED',
      availableActions: ['CANCEL'],
      estimate: { totalMonthly, contractTotal },
      holder: {
        phone: '010-****-3333',
        isAdult: true,
        joinType: 'TRANSFER',
        billing: 'ACCOUNT',
        billingAccount: '****0000',
      },
      documents: [],
      history: [{ status: 'RECEIVED', actor: isContractAlone ? null : 'MEMBER' }],
    },
  });
  expect(await place({ idempotencyKey })).toEqual(answer);
  expect(await place({})).toMatchObject({ __typename: 'Expired', subject: 'SHEET' });

  const { number } = answer.order;
  const found = await viewer(
    `order(number: "${number}") { number ... on PhoneOrder { ${order.slice(1, -1)} printout { mallName agreements { code } subsidies { amount } isSigned } } }`,
  );
  const { printout, ...alone } = found.order;
  expect(alone).toEqual(answer.order);
  expect(printout).toMatchObject({ isSigned: true, agreements: wanted.agreedTerms.map((code: string) => ({ code })) });

  const end = (name: string) =>
    send(
      name,
      { idempotencyKey: randomUUID(), orderNumber: number, reason: 'CHANGED_MIND' },
      `... on PhoneOrder ${order}`,
    );
  expect(await end('withdrawPhoneOrder')).toMatchObject({ code: 'WRONG_STATE', stateCode: 'WL00101' });
  expect(await end('cancelPhoneOrder')).toMatchObject({
    __typename: 'PhoneOrder',
    status: 'CANCELLED',
    phase: 'CANCELLED_OR_RETURNED',
    availableActions: [],
  });
  expect(await end('cancelPhoneOrder')).toMatchObject({ code: 'WRONG_STATE', stateCode: 'WL00201' });
});
