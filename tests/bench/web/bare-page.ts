import type { Browser, CDPSession } from 'playwright-core';
import { devices } from '../../harness/browser.ts';

export type Device = 'desktop' | 'phone';

/** A page that is only inspected on request. */
export interface BarePage {
  send: CDPSession['send'];
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

const patienceMs = 60_000;

interface Answer {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

/**
 * Opens a page as a shopper has it, in a context outside of Playwright. On its own pages Playwright enables `Runtime`,
 * and the engine then records where scripts are called from: for that it parses React's code a second time, 50 ms in
 * one task that no shopper waits for, and all scripts take longer. It also adds a second world to each document.
 */
export async function openBarePage(browser: Browser, device: Device): Promise<BarePage> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result, error } = JSON.parse(message) as Answer;
    const answer = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result);
  });
  let lastId = 0;
  const send = (async (method: string, params?: unknown) => {
    const id = (lastId += 1);
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    const patience = setTimeout(() => answer.reject(new Error(`The page never answered ${method}`)), patienceMs);
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    return answer.promise.finally(() => clearTimeout(patience));
  }) as CDPSession['send'];
  await pretendToBe(device, send);
  return {
    send,
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression,
        returnByValue: true,
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}

async function pretendToBe(device: Device, send: BarePage['send']): Promise<void> {
  const { viewport, deviceScaleFactor = 1, isMobile = false, hasTouch = false, userAgent, locale } = devices[device];
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile });
  await send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  await send('Emulation.setLocaleOverride', { locale });
  if (userAgent) await send('Emulation.setUserAgentOverride', { userAgent });
}
