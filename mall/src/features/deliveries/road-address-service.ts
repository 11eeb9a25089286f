import { z } from 'zod';
import type { Settings } from '../../config.ts';
import { refuseInTransaction } from '../../db/transaction-guard.ts';
import { invalid } from '../../http/refusal.ts';
import { isIsland } from './islands.ts';
import type { PostalAddress, PostalAddressPage, WantedAddresses } from './postal-address.ts';

type AddressSearch = NonNullable<Settings['addressSearch']>;

const timeoutMs = 3000;

/** The service takes these for an attack, and answers no search with them. */
const forbidden = /[%=<>[\]]/gu;

/** Error codes for keywords that are too short, too broad or invalid. All other codes mean a wrong setup. */
const keywordCodes = new Set(['E0005', 'E0006', 'E0008', 'E0009', 'E0010', 'E0011', 'E0012', 'E0013', 'E0015']);
const noError = '0';
const longestAddress = 100;

const answerShape = z.object({
  results: z.object({
    common: z.object({ errorCode: z.string(), totalCount: z.coerce.number().int().min(0) }),
    juso: z
      .array(
        z.object({
          zipNo: z.string(),
          roadAddr: z.string(),
          roadAddrPart1: z.string(),
          jibunAddr: z.string().default(''),
        }),
      )
      .nullish(),
  }),
});

/**
 * Asks the road-address service of the government (도로명주소 API). Throws 1400 for a keyword that it
 * refuses. Never logs the keyword, since it tells where a person lives.
 */
export async function searchRoadAddresses(
  { key, url }: AddressSearch,
  { keyword, page, size }: WantedAddresses,
): Promise<PostalAddressPage> {
  refuseInTransaction('address search');
  const searched = keyword.replaceAll(forbidden, ' ').trim();
  const body = new URLSearchParams({
    confmKey: key,
    keyword: searched,
    currentPage: String(page),
    countPerPage: String(size),
    resultType: 'json',
  });
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The address search answered ${response.status}.`);
  const { common, juso } = answerShape.parse(await response.json()).results;
  if (keywordCodes.has(common.errorCode))
    throw invalid([{ field: 'keyword', reason: '도로명과 건물 번호처럼 더 자세히 입력해 주세요.', rsnCd: 'REFUSED' }]);
  if (common.errorCode !== noError) throw new Error(`The address search refused with ${common.errorCode}.`);
  return { list: (juso ?? []).map(toPostalAddress), totalCnt: common.totalCount, page, size };
}

type Found = NonNullable<z.output<typeof answerShape>['results']['juso']>[number];

function toPostalAddress({ zipNo, roadAddr, roadAddrPart1, jibunAddr }: Found): PostalAddress {
  return {
    zipCd: zipNo,
    // The name of the building stands behind the number, where there is room for it.
    roadAddr: roadAddr.length <= longestAddress ? roadAddr : roadAddrPart1,
    jibunAddr,
    islandYn: isIsland(zipNo) ? 'Y' : 'N',
  };
}
