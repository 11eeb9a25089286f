import { isRefusal } from '../../errors/mall-error.ts';
import { perRequest } from '../../request/per-request.ts';
import type { WirePhoneOrder } from './phone-order.wire.ts';
import { phoneOrderCall } from './phone-orders.wire.ts';

export interface PhoneOrderLoaders {
  /** A phone's order by its own call, made once per request. Null where there is none. */
  single(number: string): Promise<WirePhoneOrder | null>;
}

export const phoneOrderLoaders = perRequest(({ mallApi }): PhoneOrderLoaders => {
  const singles = new Map<string, Promise<WirePhoneOrder | null>>();
  const load = async (number: string): Promise<WirePhoneOrder | null> => {
    try {
      return await mallApi.asMember(phoneOrderCall(number));
    } catch (error) {
      if (isRefusal(error, '1404', '1400')) return null;
      throw error;
    }
  };
  return {
    single: (number) => {
      const loading = singles.get(number) ?? load(number);
      singles.set(number, loading);
      return loading;
    },
  };
});
