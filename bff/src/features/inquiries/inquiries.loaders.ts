import { isRefusal } from '../../errors/mall-error.ts';
import { perRequest } from '../../request/per-request.ts';
import { inquiryCall, type WireInquiry } from './inquiries.wire.ts';

interface InquiryLoaders {
  /** An inquiry by its own call, made once per request. Null where there is none. */
  single(number: string): Promise<WireInquiry | null>;
}

export const inquiryLoaders = perRequest(({ mallApi }): InquiryLoaders => {
  const singles = new Map<string, Promise<WireInquiry | null>>();
  const load = async (number: string) => {
    try {
      return await mallApi.asMember(inquiryCall(number));
    } catch (error) {
      if (isRefusal(error, '1404', '1400')) return null;
      throw error;
    }
  };
  return {
    single(number) {
      const loading = singles.get(number) ?? load(number);
      singles.set(number, loading);
      return loading;
    },
  };
});
