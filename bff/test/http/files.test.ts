import { createServer, request, type ClientRequest } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handled, refusal, startFakeMall, succeed, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { anAccessToken, samples } from '../helpers/samples.ts';

const mostBytes = 5 * 1024 * 1024;
const here = '/files?mallUrl=familyshop&purpose=CLAIM';
const kept = { fileNo: 'FL1', fileNm: 'lid.jpg', size: 3 };

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url, { CORS_ORIGINS: ['https://shop.example'], REFRESH_BEFORE_SECONDS: 30 });
});
beforeEach(() => {
  mall.calls.splice(0);
  mall.on('pre/layout/login', () => structuredClone(samples['pre/layout/login']));
  mall.on('files', () => kept);
  mall.on('auth/refresh/token', () => ({ accessToken: anAccessToken(), refreshToken: 'refreshed' }));
  mall.on('files/FL1', (_call, response) => {
    response
      .writeHead(200, {
        'content-type': 'image/png',
        'content-length': 3,
        'content-disposition': "attachment; filename*=UTF-8''lid.png",
        'set-cookie': 'a=1',
      })
      .end('png');
    return handled;
  });
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const asMember = (secondsLeft = 1800) => ({ authorization: `Bearer ${anAccessToken({ secondsLeft })}` });

function aForm(content: string | Uint8Array<ArrayBuffer> = 'jpg', name = 'lid.jpg'): FormData {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  return form;
}

async function upload(
  body: FormData | string,
  { url = gateway.url, path = here, headers = asMember() as Record<string, string> } = {},
) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    body,
    headers: { 'x-idempotency-key': 'a-key-of-mine', ...headers },
  });
  const told = (await answer.json()) as {
    number?: string;
    errors?: { message: string; extensions: { code: string; requestId: string; fields?: object[] } }[];
  };
  return { status: answer.status, headers: answer.headers, told, code: told.errors?.[0]?.extensions.code };
}

async function download(path: string, headers: Record<string, string> = asMember(), url = gateway.url) {
  const answer = await fetch(`${url}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe('a file on its way up', () => {
  test('comes to the mall with its purpose, its key and the bearer', async () => {
    const { status, told, headers } = await upload(aForm('the bytes', 'a/b\\../깨진 "뚜껑".jpg'));
    expect([status, told]).toEqual([200, { number: 'FL1', name: 'lid.jpg', size: 3 }]);
    expect(headers.get('cache-control')).toBe('no-store');
    const [call] = mall.callsTo('files');
    expect(call?.headers).toMatchObject({ 'x-idempotency-key': 'a-key-of-mine', 'x-request-id': expect.any(String) });
    expect(call?.headers.authorization).toMatch(/^Bearer /u);
    expect(call?.body).toMatch(/name="purpCd"\r\n\r\nCLAIM\r\n/u);
    expect(call?.body).toMatch(/name="file"; filename="깨진 뚜껑.jpg"\r\n/u);
    expect(call?.body).toContain('\r\n\r\nthe bytes\r\n--');
  });

  test('may have 5 MB and not a byte more', async () => {
    expect((await upload(aForm(new Uint8Array(mostBytes)))).status).toBe(200);
    const { status, code, told } = await upload(aForm(new Uint8Array(mostBytes + 1)));
    expect([status, code]).toEqual([413, 'BAD_INPUT']);
    expect(told.errors?.[0]?.extensions.requestId).toEqual(expect.any(String));
    expect(told.errors?.[0]?.extensions).toMatchObject({ userMessage: expect.stringMatching(/너무 커요.+5MB까지/u) });
    expect(mall.callsTo('files').every(({ body }) => String(body).length < mostBytes + 1_000)).toBe(true);
  });

  test('is one part alone, and a form', async () => {
    const two = aForm();
    two.append('file', new Blob(['more']), 'more.jpg');
    const withField = aForm();
    withField.set('purpCd', 'SIGN');
    const none = new FormData();
    for (const form of [two, withField, none]) expect((await upload(form)).code).toBe('BAD_INPUT');
    expect((await upload('{}', { headers: { ...asMember(), 'content-type': 'application/json' } })).status).toBe(415);
    expect(mall.callsTo('files')).toEqual([]);
  });

  test.each([
    ['an unknown purpose', here.replace('CLAIM', 'FUN'), {}, 400],
    ['no key', here, { 'x-idempotency-key': '' }, 400],
    ['an unknown mall', here.replace('familyshop', 'nowhere'), {}, 404],
    ['no mall', '/files?purpose=CLAIM', {}, 404],
    ['no token', here, { authorization: '' }, 401],
    ['the token of another mall', here, { authorization: `Bearer ${anAccessToken({ mallId: 'M0002' })}` }, 401],
  ])('is refused with %s', async (_, path, headers, status) => {
    mall.on('pre/layout/login', (call, response) =>
      call.query.get('mallUrl') === 'familyshop'
        ? { mallId: 'M0001', mallUrl: 'familyshop', mallNm: '한빛', mallSalesType: 'GENERAL' }
        : refusal(response, 404, '1404', '없어요.'),
    );
    expect((await upload(aForm(), { path, headers: { ...asMember(), ...headers } })).status).toBe(status);
    expect(mall.callsTo('files')).toEqual([]);
  });

  test("that the mall refuses has the mall's message", async () => {
    mall.on('files', (_call, response) =>
      refusal(response, 400, '1400', '입력값을 확인해주세요.', [
        { field: 'file', reason: 'JPG, PNG, WebP 이미지만 올릴 수 있어요.', rsnCd: 'FORMAT' },
      ]),
    );
    const { status, told } = await upload(aForm());
    expect(status).toBe(400);
    expect(told.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: ['file'], code: 'FORMAT', reason: 'JPG, PNG, WebP 이미지만 올릴 수 있어요.' }],
    });
  });

  test('brings a renewed pair where the token was about to end', async () => {
    const { headers } = await upload(aForm(), { headers: { ...asMember(5), 'x-refresh-token': 'good' } });
    expect(JSON.parse(headers.get('x-session') ?? '')).toMatchObject({
      refreshToken: 'refreshed',
      accessToken: expect.any(String),
      expiresAt: expect.any(String),
    });
    expect((await upload(aForm())).headers.get('x-session')).toBeNull();
  });

  test('that breaks off is a file nowhere', async () => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    mall.on('files', () => resolve());
    socket.write(
      `POST ${here} HTTP/1.1\r\nHost: x\r\nAuthorization: ${asMember().authorization}\r\nX-Idempotency-Key: a-key-of-mine\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\n\r\n' +
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf of it',
    );
    const isWhole = await Promise.race([
      arrived.then(() => true),
      new Promise<boolean>((give) => setTimeout(() => give(false), 300)),
    ]);
    socket.destroy();
    expect(isWhole).toBe(false);
    mall.on('files', () => kept);
    expect((await upload(aForm())).status).toBe(200); // and the gateway serves on
  });
});

const endless = () => new Promise<typeof handled>(() => undefined);

/** Begins an upload by hand, and leaves the rest of it to the test. */
async function sendSlowly(url: string, work: (sent: ClientRequest) => Promise<void>) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const sent = request(
    `${url}${here}`,
    {
      method: 'POST',
      headers: {
        ...asMember(),
        'x-idempotency-key': 'a-key-of-mine',
        'content-type': 'multipart/form-data; boundary=b',
      },
    },
    (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    },
  );
  sent.on('error', reject);
  sent.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
  await work(sent);
  const { status, text } = await promise;
  sent.destroy();
  const [error] = (JSON.parse(text) as { errors?: { extensions: Record<string, unknown> }[] }).errors ?? [];
  return { status, extensions: error?.extensions };
}

describe('the time of an upload', () => {
  const end = '\r\n--b--\r\n';

  test('begins anew with each byte: who sends slowly is not cut off', async () => {
    const hasty = await openGateway(mall.url, { REQUEST_MS: 100, REQUEST_HEADERS_MS: 100, ANSWER_MS: 1000 });
    const { status } = await sendSlowly(hasty.url, async (sent) => {
      for (let part = 0; part < 25; part += 1) {
        await pause(100);
        sent.write('x');
      }
      sent.end(end);
    });
    expect(status).toBe(200);
    expect(mall.callsTo('files')[0]?.body).toContain(`\r\n\r\n${'x'.repeat(25)}\r\n--`);
    await hasty.close();
  });

  test('ends when nothing arrives any more, as the fault of its client', async () => {
    const hasty = await openGateway(mall.url, { ANSWER_MS: 400 });
    const { status, extensions } = await sendSlowly(hasty.url, async (sent) => void sent.write('half of it'));
    expect([status, extensions]).toEqual([408, expect.objectContaining({ requestId: expect.any(String) })]);
    expect(mall.callsTo('files')).toEqual([]);
    await hasty.close();
  });

  test('of its response begins when its bytes have gone up', async () => {
    mall.on('files', endless);
    const hasty = await openGateway(mall.url, { ANSWER_MS: 400, REQUEST_MS: 600_000, MALL_CALL_MS: 600_000 });
    const { status, extensions } = await sendSlowly(hasty.url, async (sent) => void sent.end(end));
    expect([status, extensions]).toEqual([
      504,
      expect.objectContaining({ code: 'MALL_TIMEOUT', requestId: expect.any(String) }),
    ]);
    await hasty.close();
  });

  test('is over, too, when the mall takes no more bytes', async () => {
    const deaf = createServer((call, response) => {
      if (call.url?.includes('layout/login')) succeed(response, samples['pre/layout/login']);
    });
    await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
    const { port } = deaf.address() as AddressInfo;
    const hasty = await openGateway(`http://127.0.0.1:${port}`, { ANSWER_MS: 1000 });
    const { status, extensions } = await sendSlowly(
      hasty.url,
      async (sent) => void sent.end('x'.repeat(4_000_000) + end),
    );
    expect([status, extensions?.['code']]).toEqual([504, 'MALL_TIMEOUT']);
    await hasty.close();
    deaf.closeAllConnections();
    deaf.close();
  });
});

describe('files are limited', () => {
  const mine = '/files/FL1?mallUrl=familyshop';
  const checkPassword = '{ checkPassword(input: { mallUrl: "familyshop", password: "p" }) { __typename } }';

  test('apart from tries at a secret: neither locks the other', async () => {
    const strict = await openGateway(mall.url, { SIGN_IN_TRIES_PER_ACCOUNT: 2, SIGN_IN_TRIES_PER_ADDRESS: 6 });
    const member = asMember();
    for (let time = 0; time < 8; time += 1) {
      expect((await upload(aForm(), { url: strict.url, headers: member })).status).toBe(200);
      expect((await download(mine, member, strict.url)).status).toBe(200);
    }
    const codes = [];
    for (let time = 0; time < 3; time += 1) {
      const { errors } = await strict.ask(`mutation ${checkPassword}`, {}, member);
      codes.push(errors[0]?.extensions['code']);
    }
    expect(codes.map((code) => code === 'RATE_LIMITED')).toEqual([false, false, true]);
    expect((await upload(aForm(), { url: strict.url, headers: member })).status).toBe(200);
    await strict.close();
  });

  test('by limits of their own, which say when to come again', async () => {
    const strict = await openGateway(mall.url, {
      FILE_UPLOADS_PER_MEMBER: 1,
      FILE_DOWNLOADS_PER_MEMBER: 1,
      FILES_PER_ADDRESS: 7,
    });
    const [member, other] = [asMember(1700), asMember(1800)];
    expect((await upload(aForm(), { url: strict.url, headers: member })).status).toBe(200);
    const { status, code, headers } = await upload(aForm(), { url: strict.url, headers: member });
    expect([status, code, Number(headers.get('retry-after')) > 0]).toEqual([429, 'RATE_LIMITED', true]);
    expect((await download(mine, member, strict.url)).status).toBe(200);
    expect((await download(mine, member, strict.url)).status).toBe(429);
    expect((await upload(aForm(), { url: strict.url, headers: other })).status).toBe(200);
    expect((await download(mine, other, strict.url)).status).toBe(200);
    expect((await download(mine, asMember(1600), strict.url)).status).toBe(200);
    expect((await download(mine, asMember(1500), strict.url)).status).toBe(429);
    await strict.close();
  });

  test('by the mall too, whose time to come again is passed on', async () => {
    mall.on('files', (_call, response) => {
      response.setHeader('retry-after', '5');
      return refusal(response, 429, '1429', '지금은 요청이 많아요. 잠시 후 다시 시도해주세요.');
    });
    const { status, code, headers } = await upload(aForm());
    expect([status, code, headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '5']);
  });
});

describe('a file on its way down', () => {
  const path = '/files/FL1?mallUrl=familyshop';

  test('is a download that cannot run anything, and is never cached', async () => {
    const { status, headers, text } = await download(path);
    expect([status, text]).toEqual([200, 'png']);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="lid.png"; filename*=UTF-8''lid.png`);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test.each([
    [`attachment; filename*=UTF-8''${encodeURIComponent('뚜껑 lid.png')}`, 'lid.png', '뚜껑 lid.png'],
    [
      `attachment; filename="?? 2.png"; filename*=UTF-8''${encodeURIComponent('뚜껑 2.png'.normalize('NFD'))}`,
      '2.png',
      '뚜껑 2.png',
    ],
    [`attachment; filename="${Buffer.from('뚜껑.png').toString('latin1')}"`, 'file.png', '뚜껑.png'],
    ['inline; filename=lid.png', 'lid.png', 'lid.png'],
    [`attachment; filename*=UTF-8''..%2Fa%22%0Ab.png`, 'a b.png', 'a b.png'],
  ])('is named readably, also in plain letters: %s', async (disposition, plain, name) => {
    mall.on('files/FL1', (_call, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-disposition': disposition }).end('png');
      return handled;
    });
    const { headers } = await download(path);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
  });

  test('without a name stays without one', async () => {
    mall.on('files/FL1', (_call, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end('png');
      return handled;
    });
    expect((await download(path)).headers.get('content-disposition')).toBe('attachment');
  });

  test('of a type that files never have is not passed on', async () => {
    mall.on('files/FL1', (_call, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<script>1</script>');
      return handled;
    });
    expect((await download(path)).status).toBe(502);
  });

  test('is fetched again with a new pair where the token has ended', async () => {
    let isFirst = true;
    const serve = mall.on.bind(mall);
    serve('files/FL1', (_call, response) => {
      if (isFirst) {
        isFirst = false;
        return refusal(response, 401, '1401', '다시 로그인해주세요.');
      }
      response.writeHead(200, { 'content-type': 'image/png' }).end('png');
      return handled;
    });
    const { status, headers } = await download(path, { ...asMember(), 'x-refresh-token': 'good' });
    expect(status).toBe(200);
    expect(JSON.parse(headers.get('x-session') ?? '{}')).toHaveProperty('refreshToken', 'refreshed');
  });

  test('that is not there, or another’s, is not found', async () => {
    expect((await download('/files/FL2?mallUrl=familyshop')).status).toBe(404);
    expect((await download('/files/..%2Fcarts?mallUrl=familyshop')).status).toBe(404);
    expect((await download(path, {})).status).toBe(401);
  });

  test('of a mall that cannot be reached says so', async () => {
    const alone = await openGateway('http://127.0.0.1:1');
    const answer = await fetch(`${alone.url}${path}`, { headers: asMember() });
    expect([answer.status, await answer.json()]).toMatchObject([
      502,
      { errors: [{ extensions: { code: 'MALL_UNREACHABLE' } }] },
    ]);
    await alone.close();
  });
});

test('scripts of the listed origins may upload files, and read the renewed pair', async () => {
  const headers = { origin: 'https://shop.example', 'access-control-request-method': 'POST' };
  const preflight = await fetch(`${gateway.url}${here}`, { method: 'OPTIONS', headers });
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-idempotency-key');
  expect(
    (await upload(aForm(), { headers: { ...asMember(), ...headers } })).headers.get('access-control-expose-headers'),
  ).toContain('x-session');
});
