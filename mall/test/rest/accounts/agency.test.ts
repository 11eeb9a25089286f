// Full tier: the pages of the identity agency; certification.test.ts has what the mall takes from it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAgencyResult, aPhoneRequest, hiddenField, postForm, rtnUrl, typedPerson } from '../harness/agency.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aMobile, aNewMember, codeSentTo, messagesTo } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

describe.each(oneDatabase)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());

  const read = (body: { certReqNo: string; encData: string }) => shop.send('readPhoneCert', { body });

  const adult = async (birthDt: string) => {
    const { certReqNo, encData } = await anAgencyResult(shop, { person: { birthDt } });
    return ((await read({ certReqNo, encData })).data as { adultYn: string }).adultYn;
  };
  const beginAt = async (address: string, where = shop) =>
    (await where.send('requestPhoneCert', { body: { purposeCd: 'JOIN', mallId: home, rtnUrl: address } })).code;

  test('a person is certified by the code sent to their phone, and returned masked', async () => {
    const { certReqNo, encData, mobile } = await anAgencyResult(shop);
    const { data } = await read({ certReqNo, encData });
    expect(data).toMatchObject({ memNm: '한*온', mobile: `010-****-${mobile.slice(-4)}`, adultYn: 'Y' });
  });

  test('someone is of age from the nineteenth birthday on', async () => {
    expect(await adult('20070415')).toBe('Y');
    expect(await adult('20070416')).toBe('N');
  });

  test('the age of a person is told for a contract alone', async () => {
    const { accessToken: token } = await shop.signIn({ id: (await aNewMember(shop)).loginId });
    for (const [purposeCd, age] of [
      ['CONTRACT', 18],
      ['JOIN', null],
    ] as const) {
      const result = await anAgencyResult(shop, { purposeCd, token, person: { birthDt: '20070416' } });
      const body = { certReqNo: result.certReqNo, encData: result.encData };
      expect(await shop.ask('readPhoneCert', { token, body })).toMatchObject({ age });
    }
  });

  test('a result is good once, for its own request, and for five minutes', async () => {
    const [mine, theirs, late] = [await anAgencyResult(shop), await anAgencyResult(shop), await anAgencyResult(shop)];
    expect((await read({ certReqNo: theirs.certReqNo, encData: mine.encData })).code).toBe('1400');
    const answers = await Promise.all([read(mine), read(mine), read(mine)].map(async (answer) => (await answer).code));
    expect(answers.toSorted()).toEqual(['0000', '1400', '1400']);
    shop.pass(5 * 60 + 1);
    expect((await read(late)).code).toBe('1400');
  });

  test('a result is good for the member alone who began the certification', async () => {
    const [mine, theirs] = [
      await shop.tokenOf(),
      (await shop.signIn({ id: (await aNewMember(shop)).loginId })).accessToken,
    ];
    const result = await anAgencyResult(shop, { purposeCd: 'CONTRACT', token: mine });
    const { certReqNo, encData } = result;
    const readBy = async (token?: string) =>
      (await shop.send('readPhoneCert', { body: { certReqNo, encData }, token })).code;
    expect([await readBy(), await readBy(theirs), await readBy('nonsense')]).toEqual(['1400', '1400', '1401']);
    expect(await readBy(mine)).toBe('0000');
  });

  test('the code of one phone proves no other person, even one named while it is confirmed', async () => {
    const strangers: unknown[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const [certReqNo, mine, theirs] = [await aPhoneRequest(shop), aMobile(), aMobile()];
      await postForm(shop, '/send', { certReqNo, ...typedPerson, mobile: mine });
      const code = await codeSentTo(shop, mine);
      const [confirmed] = await Promise.all([
        postForm(shop, '/confirm', { certReqNo, code }),
        postForm(shop, '/send', { certReqNo, ...typedPerson, memNm: '김결', mobile: theirs }),
      ]);
      const answer = await read({ certReqNo, encData: hiddenField(confirmed.text, 'encData') });
      const { memNm = '한*온' } = (answer.data ?? {}) as { memNm?: string };
      if (memNm !== '한*온') strangers.push(answer.data);
    }
    expect(strangers).toEqual([]);
  });

  test('a result that was tampered with is none', async () => {
    const { certReqNo, encData } = await anAgencyResult(shop);
    const flipped = encData.startsWith('A') ? `B${encData.slice(1)}` : `A${encData.slice(1)}`;
    expect((await read({ certReqNo, encData: flipped })).code).toBe('1400');
    expect((await read({ certReqNo, encData })).code).toBe('0000');
  });

  test('an unconfirmed request proves nothing, not even by the code of its message', async () => {
    const certReqNo = await aPhoneRequest(shop);
    const mobile = aMobile();
    await postForm(shop, '/send', { certReqNo, ...typedPerson, mobile });
    const { code } = await shop.send('verifyCertCode', {
      body: { certReqNo, certVal: await codeSentTo(shop, mobile) },
    });
    expect(code).toBe('1400');
  });

  test('the return address may be every name of this machine, and no other', async () => {
    for (const address of [
      'http://127.0.0.1:4640/x',
      'http://groupware.localhost:4000/kmcertVerification/1',
      'https://localhost/x',
    ])
      expect(await beginAt(address)).toBe('0000');
    for (const address of [
      'http://localhost.evil.example/',
      '//localhost/x',
      'ftp://localhost/',
      '/kmcertVerification',
      'http://10.0.0.1/',
    ])
      expect(await beginAt(address)).toBe('1400');
  });

  test('with a list of hosts the way back is one of them', async () => {
    const strict = await openShop(kind, { MALL_HOSTS: 'www.familyshop.example, biz.example:8443' });
    expect(await beginAt('https://www.familyshop.example/kmcertVerification/1', strict)).toBe('0000');
    expect(await beginAt('https://biz.example:8443/kmcertVerification/1', strict)).toBe('0000');
    expect(await beginAt('http://localhost:4000/kmcertVerification/1', strict)).toBe('1400');
    await strict.close();
  });

  describe('its pages', () => {
    test('name each field, keep the input, and show the error beside it', async () => {
      const certReqNo = await aPhoneRequest(shop);
      const { text } = await postForm(shop, '/send', {
        certReqNo,
        memNm: '"><script>',
        birthDt: '19900231',
        sex: 'F',
        carrier: '',
        mobile: '02-1',
      });
      expect(text).toMatch(/name="birthDt"[^>]* autofocus/u);
      expect(text.match(/ autofocus/gu)).toHaveLength(1);
      expect(text).not.toContain('<script');
      expect(text).toContain('value="&quot;&gt;&lt;script&gt;"');
      for (const field of ['birthDt', 'carrier', 'mobile']) {
        expect(text).toContain(`aria-describedby="${field}-fault"`);
        expect(text).toContain(`id="${field}-fault"`);
        expect(text).toContain(`<label for="${field}">`);
      }
      expect(text).not.toContain('memNm-fault');
      expect(text).toMatch(/value="F"\s+required checked/u);
    });

    test('run no script, send their forms home or back, and are never cached', async () => {
      const certReqNo = await aPhoneRequest(shop);
      const { headers, text } = await postForm(shop, '', { certReqNo });
      expect(text).not.toContain('<script');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(`form-action 'self' ${new URL(rtnUrl).origin};`);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    });

    test('return by a form whose address contains nothing', async () => {
      const certReqNo = await aPhoneRequest(shop);
      const mobile = aMobile();
      await postForm(shop, '/send', { certReqNo, ...typedPerson, mobile });
      const { text } = await postForm(shop, '/confirm', { certReqNo, code: await codeSentTo(shop, mobile) });
      expect(text).toContain(`<form method="post" action="${rtnUrl}">`);
      expect(hiddenField(text, 'certReqNo')).toBe(certReqNo);
      expect(hiddenField(text, 'encData')).not.toBe('');
    });

    test('report a wrong code, and after five that it is over, even with a new code', async () => {
      const certReqNo = await aPhoneRequest(shop);
      const mobile = aMobile();
      await postForm(shop, '/send', { certReqNo, ...typedPerson, mobile });
      for (let tries = 0; tries < 4; tries += 1) {
        expect((await postForm(shop, '/confirm', { certReqNo, code: 'x' })).text).toContain(
          '인증번호가 일치하지 않아요.',
        );
      }
      await postForm(shop, '/send', { certReqNo, again: 'Y' });
      expect(await messagesTo(shop, mobile)).toHaveLength(2);
      expect((await postForm(shop, '/confirm', { certReqNo, code: 'x' })).text).toContain(
        '인증번호를 다시 받아주세요.',
      );
      const [message] = await messagesTo(shop, mobile);
      const { text } = await postForm(shop, '/confirm', {
        certReqNo,
        code: /\d{6}/u.exec(message?.body ?? '')?.[0] ?? '',
      });
      expect(text).not.toContain('encData');
    });

    test('exist only for this machine, and only with a setting', async () => {
      expect(await statusAt(shop)).toBe(400);
      expect(await statusAt(shop, { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
      const closed = await openShop(kind, { CERTIFICATION_PAGE: '' });
      expect(await statusAt(closed)).toBe(404);
      await closed.close();
    });

    test('do not open without a request', async () => {
      for (const form of [{}, { certReqNo: 'unknown' }]) {
        const { status, text } = await postForm(shop, '', form as Record<string, string>);
        expect(status).toBe(400);
        expect(text).toContain('처음부터 다시');
      }
      expect((await fetch(`${shop.url}/kmcert`)).status).toBe(400);
    });

    test('send no more than so many messages to a number', async () => {
      const strict = await openShop(kind, { SEND_LIMIT: '2' });
      const certReqNo = await aPhoneRequest(strict);
      const mobile = aMobile();
      const statuses = [];
      for (let turn = 0; turn < 3; turn += 1)
        statuses.push((await postForm(strict, '/send', { certReqNo, ...typedPerson, mobile })).status);
      expect(statuses).toEqual([200, 200, 429]);
      await strict.close();
    });
  });
});

async function statusAt(where: Shop, headers: Record<string, string> = {}): Promise<number> {
  return (await fetch(`${where.url}/kmcert`, { headers })).status;
}
