import { isRefusal } from '../../errors/mall-error.ts';
import { perRequest } from '../../request/per-request.ts';
import { postCalls, type WirePost } from './boards.wire.ts';

interface PostLoaders {
  /** A post by its own call, made once per request, since each call counts a view. Null where there is none. */
  single(mallNumber: string, number: string): Promise<WirePost | null>;
}

/** Malls number their posts freely; a number that could change the address is rejected. */
const numberPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/u;

export const postLoaders = perRequest(({ mallApi }): PostLoaders => {
  const singles = new Map<string, Promise<WirePost | null>>();
  const load = async (mallNumber: string, number: string): Promise<WirePost | null> => {
    if (!numberPattern.test(number)) return null;
    try {
      return await mallApi.ask(mallNumber, postCalls(mallNumber, number));
    } catch (error) {
      if (isRefusal(error, '1404', '1400')) return null;
      throw error;
    }
  };
  return {
    single: (mallNumber, number) => {
      const key = `${mallNumber} ${number}`;
      const loading = singles.get(key) ?? load(mallNumber, number);
      singles.set(key, loading);
      return loading;
    },
  };
});
