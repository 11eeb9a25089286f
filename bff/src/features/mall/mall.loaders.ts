import { shopperError } from '../../graphql/shopper-error.ts';
import type { ImageHostOf } from '../../rules/image.ts';
import type { Device } from '../../upstream/device.ts';
import { madeOnce, oneOfEqual } from '../../upstream/frozen.ts';
import { isRefusal } from '../../upstream/mall-error.ts';
import { publicCall, type MallDesk } from '../../upstream/mall-desk.ts';
import { toMall } from './mall.mapper.ts';
import type { MallModel } from './mall.model.ts';
import { mallCall, type WireMallLayout } from './mall.wire.ts';

/** The address segments that can name a mall at all; others are unknown without a question. */
const mallUrlPattern = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,58}[A-Za-z0-9])?$/u;

export function isMallUrl(url: string): boolean {
  return mallUrlPattern.test(url);
}

/** The bytes of this answer may hold a token and are not remembered; what was read of them is. */
const asBefore = oneOfEqual<WireMallLayout>(2_000_000);
const mallOnce = {
  DESKTOP: madeOnce((wire: WireMallLayout, imageHostOf: ImageHostOf) => toMall(wire, 'DESKTOP', imageHostOf)),
  MOBILE: madeOnce((wire: WireMallLayout, imageHostOf: ImageHostOf) => toMall(wire, 'MOBILE', imageHostOf)),
} satisfies Record<Device, unknown>;

export interface MallLoaders {
  /** Null: there is no such mall. A null url asks for the default mall. */
  byUrl(url: string | null, device: Device): Promise<MallModel | null>;
  /** As byUrl, for a mutation that must name a mall that exists: NOT_FOUND otherwise. */
  named(url: string, device?: Device): Promise<MallModel>;
}

export function createMallLoaders(desk: MallDesk, imageHostOf: ImageHostOf): MallLoaders {
  const known = new Map<string, Promise<MallModel | null>>();

  const load = async (url: string | null, device: Device): Promise<MallModel | null> => {
    try {
      const calls = publicCall(mallCall(url, device));
      return await desk.layout('Query.mall', null, calls, `${device} ${imageHostOf(null)}`, (wire) =>
        mallOnce[device](asBefore(wire), imageHostOf),
      );
    } catch (error) {
      if (!isRefusal(error, '1404')) throw error;
      desk.noteFleeting(); // it may open any moment
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
      if (mall === null) throw shopperError('NOT_FOUND');
      return mall;
    },
  };
}
