import type { Browser, CDPSession } from 'playwright-core';

/**
 * A complete event of a Chromium trace. Times are microseconds; `tdur` is the thread's own time, throttling included.
 */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: {
    name?: string;
    data?: { url?: string; functionName?: string; type?: string; fileName?: string };
    beginData?: { url?: string };
  };
}

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', '__metadata'];

/** What the browser did while something was going on. */
export async function traceOf(browser: Browser, action: () => Promise<unknown>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  try {
    await session.send('Tracing.start', {
      transferMode: 'ReturnAsStream',
      traceConfig: { recordMode: 'recordContinuously', includedCategories: categories },
    });
    await action();
    const complete = new Promise<string>((resolve) =>
      session.once('Tracing.tracingComplete', ({ stream }) => resolve(stream ?? '')),
    );
    await session.send('Tracing.end');
    const { traceEvents } = JSON.parse(await read(session, await complete)) as { traceEvents: TraceEvent[] };
    return traceEvents;
  } finally {
    await session.detach().catch(() => {}); // the browser may be closed by now
  }
}

async function read(session: CDPSession, handle: string): Promise<string> {
  const chunks: Buffer[] = [];
  for (;;) {
    const { data, base64Encoded, eof } = await session.send('IO.read', { handle });
    chunks.push(Buffer.from(data, base64Encoded ? 'base64' : 'utf8'));
    if (eof) return Buffer.concat(chunks).toString();
  }
}
