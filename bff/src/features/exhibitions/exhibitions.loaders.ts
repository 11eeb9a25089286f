import { isRefusal } from '../../errors/mall-error.ts';
import type { MallModel } from '../mall/mall.model.ts';
import { perRequest } from '../../request/per-request.ts';
import { exhibitionCalls, type CornerRequest, type WireExhibitionDetail } from './exhibition.wire.ts';

export interface ExhibitionLoaders {
  /** By its own call, made once per request. Null where there is none. */
  single(mall: MallModel, key: string): Promise<WireExhibitionDetail | null>;
  /** With this page of its corners, in this order. */
  corners(mall: MallModel, key: string, wanted: CornerRequest): Promise<WireExhibitionDetail | null>;
}

export const exhibitionLoaders = perRequest(({ mallApi }): ExhibitionLoaders => {
  const loads = new Map<string, Promise<WireExhibitionDetail | null>>();
  const load = async (mall: MallModel, key: string, wanted: CornerRequest | null) => {
    try {
      return await mallApi.ask(mall.number, exhibitionCalls(mall.number, key, wanted));
    } catch (error) {
      if (isRefusal(error, '1404', '1400')) return null;
      throw error;
    }
  };
  const once = (mall: MallModel, key: string, wanted: CornerRequest | null) => {
    const name = JSON.stringify([mall.number, key, wanted]);
    const loading = loads.get(name) ?? load(mall, key, wanted);
    loads.set(name, loading);
    return loading;
  };
  return {
    single: (mall, key) => once(mall, key, null),
    corners: once,
  };
});
