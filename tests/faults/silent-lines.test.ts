// Full tier: waits for the time limits of calls to the outside.
import { setImmediate } from 'node:timers/promises';
import { getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speakHttp1Outside } from '../../mall/src/http/outside-calls.ts';
import { trustTestCertificate } from '../harness/https-server.ts';
import { outsideLines, type OutsideLine } from '../harness/outside-lines.ts';

const usual = getGlobalDispatcher();
let distrust: () => void;
beforeAll(() => {
  speakHttp1Outside();
  distrust = trustTestCertificate();
});
afterAll(() => {
  distrust();
  setGlobalDispatcher(usual);
});

test.concurrent.each(Object.entries(outsideLines))(
  'after a silence of %s a call ends by its own limit, and the next one has its answer',
  async (_name, openLine) => {
    const line = await openLine();
    await answered(line);
    await setImmediate(); // until then the connection is not free
    line.proxy.silence({ laterToo: true });
    const failure = await line.call().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    line.proxy.resume();
    await answered(line);
    await line.close();
  },
);

const TRIES = 3;

/** Tried again, since a machine may be too busy to answer within the limit. */
async function answered(line: OutsideLine): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const failure = await line.call().then(
      () => null,
      (error: Error) => error,
    );
    if (failure === null) return;
    if (tries === TRIES) throw failure;
  }
}
