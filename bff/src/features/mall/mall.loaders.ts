import { notFoundAt } from '../../errors/shopper-error.ts';
import type { Device } from '../../upstream/device.ts';
import { isRefusal } from '../../errors/mall-error.ts';
import type { GatewayContext } from '../../request/context.ts';
import { publicCall } from '../../request/mall-api.ts';
import { mallTag } from '../../request/cache-tags.ts';
import { perRequest } from '../../request/per-request.ts';
import { toMall } from './mall.mapper.ts';
import type { MallModel } from './mall.model.ts';
import { mallCall } from './mall.wire.ts';

/** Valid mall segments of an address; others are unknown without a call. */
const mallUrlPattern = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,58}[A-Za-z0-9])?$/u;

export function isMallUrl(url: string): boolean {
  return mallUrlPattern.test(url);
}

export interface MallLoaders {
  /** Null: there is no such mall. A null url means the default mall. */
  byUrl(url: string | null, device: Device): Promise<MallModel | null>;
  /** As byUrl, for a mutation that must name a mall that exists: NOT_FOUND otherwise. */
  named(url: string, device?: Device): Promise<MallModel>;
}

export const mallLoaders = perRequest(createMallLoaders);

function createMallLoaders({ mallApi, imageHostOf, mallUrls, cacheTags }: GatewayContext): MallLoaders {
  const known = new Map<string, Promise<MallModel | null>>();

  const load = async (url: string | null, device: Device): Promise<MallModel | null> => {
    try {
      const calls = publicCall(mallCall(url, device));
      const mall = await mallApi.layout('Query.mall', null, calls, `${device} ${imageHostOf(null)}`, (wire) =>
        toMall(wire, device, imageHostOf),
      );
      mallUrls.set(mall.number, mall.url);
      cacheTags.note(() => mallTag(mall.number));
      return mall;
    } catch (error) {
      if (!isRefusal(error, '1404')) throw error;
      mallApi.preventCaching(); // it may open at any moment
      return null;
    }
  };

  const byUrl = async (url: string | null, device: Device): Promise<MallModel | null> => {
    if (url !== null && !isMallUrl(url)) return null;
    const key = `${device} ${url ?? ''}`;
    const mall = known.get(key) ?? load(url, device);
    known.set(key, mall);
    return mall;
  };

  return {
    byUrl,
    named: async (url, device = 'DESKTOP') => {
      const mall = await byUrl(url, device);
      if (mall === null) throw notFoundAt('mallUrl');
      return mall;
    },
  };
}
