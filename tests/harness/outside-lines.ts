import { readSettings } from '../../bff/src/config.ts';
import { MallClient } from '../../bff/src/upstream/mall-client.ts';
import { anything } from '../../bff/src/upstream/wire.ts';
import type { MallContext } from '../../mall/src/context.ts';
import { checkRecaptcha } from '../../mall/src/features/auth/recaptcha.ts';
import { searchRoadAddresses } from '../../mall/src/features/deliveries/road-address-service.ts';
import { openTransport } from '../../mall/src/mail/mailing.ts';
import { tossCalls } from '../../mall/src/features/payments/toss/toss-calls.ts';
import { openFileStore } from '../../mall/src/file-store.ts';
import { noDeadline } from '../../mall/src/http/deadline.ts';
import { createLog } from '../../mall/src/log.ts';
import { openMailServer } from '../../mall/test/rest/harness/mail-server.ts';
import { openHttpsServer } from './https-server.ts';
import { openSilentProxy, type SilentProxy } from './silent-proxy.ts';

/** What a program of ours calls, behind a line that can go silent. */
export interface OutsideLine {
  proxy: SilentProxy;
  /** One call, which ends by its own time limit. */
  call(): Promise<unknown>;
  close(): Promise<void>;
}

const log = createLog('silent');
const toss = (url: string) => tossCalls({ url, secretKey: 'secret' }, log, noDeadline);

/** By the name of the other end. All but the mail server are behind https, and speak HTTP/2 to those who take it. */
export const outsideLines: Readonly<Record<string, () => Promise<OutsideLine>>> = {
  'the mall': async () => {
    const clients: MallClient[] = [];
    const line = await behindHttps((url) => {
      const client = new MallClient(readSettings({ MALL_API_URL: url }), () => undefined);
      clients.push(client);
      const caller = { bearer: null, requestId: 'line', trace: null, forwardedFor: null };
      const menu = { endpoint: 'GET menu', method: 'GET', path: '/menu', isShared: false, response: anything } as const;
      return () => client.send(menu, { ...caller, signal: new AbortController().signal });
    });
    const close = async () => {
      for (const client of clients) await client.close();
      await line.close();
    };
    return { ...line, close };
  },
  'the payment provider, to look up': () => behindHttps((url) => () => toss(url).byOrder('OD1')),
  'the payment provider, to confirm': () =>
    behindHttps((url) => () => toss(url).confirm({ paymentKey: 'key', orderId: 'OD1', amount: 1000 }, 'once')),
  'the address search': () =>
    behindHttps((url) => () => searchRoadAddresses({ key: 'key', url }, { keyword: '가온길 12', page: 1, size: 20 })),
  'the captcha': () =>
    behindHttps((url) => {
      const context = { settings: { recaptcha: { secret: 'secret', verifyUrl: url } }, log } as unknown as MallContext;
      return () => checkRecaptcha(context, 'token', '127.0.0.1');
    }),
  'the file store': () =>
    behindHttps((url) => {
      const store = { url, accessKeyId: 'id', secretAccessKey: 'secret', region: 'auto' };
      const { get } = openFileStore({ fileStore: store, dataDir: '' });
      return () => get('FL1');
    }),
  'the mail server': async () => {
    const server = await openMailServer();
    const proxy = await openSilentProxy(Number(new URL(server.url).port));
    const transport = openTransport(`smtp://127.0.0.1:${proxy.port}`);
    return {
      proxy,
      call: () => transport.sendMail({ from: 'shop@example.com', to: 'reader@example.com', text: 'Hello' }),
      close: async () => {
        await proxy.close();
        await server.close();
      },
    };
  },
};

/** One answer for all: each reads its own part of it. */
const answer = JSON.stringify({
  code: '0000',
  message: '정상',
  data: [],
  paymentKey: 'key',
  orderId: 'OD1',
  status: 'DONE',
  totalAmount: 1000,
  balanceAmount: 1000,
  success: true,
  results: { common: { errorCode: '0', totalCount: '0' }, juso: null },
});

async function behindHttps(callOf: (url: string) => () => Promise<unknown>): Promise<OutsideLine> {
  const server = await openHttpsServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(answer));
  });
  const proxy = await openSilentProxy(server.port);
  return {
    proxy,
    call: callOf(`https://localhost:${proxy.port}`),
    close: async () => {
      await proxy.close();
      await server.close();
    },
  };
}
