import { mallLoaders } from '../features/mall/mall.loaders.ts';
import type { MallModel } from '../features/mall/mall.model.ts';
import type { Device } from '../graphql/__generated__/schema-types.ts';
import { errorForLog } from '../log.ts';
import { anonymousMetadata, createContext, type Shared } from '../request/create-context.ts';
import type { PageVisit } from './visit.ts';

/** The mall of a page's address. Null: there is none; `down`: the mall does not respond. */
export async function visitedMall(
  shared: Shared,
  mallUrl: string,
  device: Device,
  { requestId, trace, request }: Pick<PageVisit, 'requestId' | 'trace' | 'request'>,
): Promise<MallModel | null | 'down'> {
  const signal = AbortSignal.timeout(shared.settings.RENDER_MS);
  try {
    const context = createContext(shared, anonymousMetadata({ signal, requestId, trace, address: request.ip ?? '' }));
    return await mallLoaders(context).byUrl(mallUrl, device);
  } catch (error) {
    shared.log.warn({ requestId, error: errorForLog(error) }, 'The mall of a page is not known: it does not answer');
    return 'down';
  }
}
