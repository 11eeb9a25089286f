import { randomUUID } from 'node:crypto';
import type { Device } from '../graphql/__generated__/schema-types.ts';
import type { Shared } from '../request/create-context.ts';
import { withTimeout } from '../shared/with-timeout.ts';
import { noTracing, RequestTrace } from '../tracing/request-trace.ts';
import { rootMall } from '../rules/hosts.ts';
import type { Execute, Renderer } from './renderer.ts';
import type { PageVisit } from './visit.ts';

interface WarmUpParts {
  shared: Shared;
  renderer: Renderer | null;
  executeAs: (visit: Pick<PageVisit, 'requestId' | 'trace'>, signal: AbortSignal) => Execute;
}

/**
 * Renders the default mall's home once for each device and drops it: code that never ran is slow, and otherwise the
 * first shopper would get the plain shell. Ends within WARM_UP_MS, even if the mall hangs, and never throws.
 */
export async function warmUp({ shared, renderer, executeAs }: WarmUpParts): Promise<void> {
  const { WARM_UP_MS, SHOP_KEYS } = shared.settings;
  const mallUrl = rootMall({ stem: null }, SHOP_KEYS);
  if (!renderer || mallUrl === null || WARM_UP_MS === 0) return;
  const signal = AbortSignal.timeout(WARM_UP_MS);
  const render = async (url: string, device: Device) => {
    const execute = executeAs(
      {
        requestId: randomUUID(),
        trace: new RequestTrace(noTracing.begin({ method: 'GET', originalUrl: '/', hostname: '' }, 'warm-up', null), {
          isWarmUp: true,
        }),
      },
      signal,
    );
    return renderer.renderPage({
      url,
      origin: 'http://warm-up.invalid',
      styleNonce: 'warm-up',
      device,
      execute,
      signal,
    });
  };
  const both = async () => {
    await render(`/${mallUrl}/home`, 'DESKTOP');
    await render(`/m/${mallUrl}/home`, 'MOBILE');
  };
  // The first request fails in the same way, and logs it.
  await withTimeout(
    both().catch(() => undefined),
    WARM_UP_MS,
  );
}
