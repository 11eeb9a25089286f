import { and, eq, isNotNull } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { certRequests } from '../../db/schema/accounts.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { invalid, notSignedIn, type Refusal } from '../../http/refusal.ts';
import { toDts } from '../../wire/dts.ts';
import { refundGuess, consumeGuess } from '../../security/rate-limits.ts';
import { maskName } from '../../security/masking.ts';
import { maskTelephone } from '../../wire/telephone.ts';
import { hashToken } from '../../security/sealing.ts';
import { toCertRequest } from '../../members/cert-person.ts';
import { issueProof } from '../certification/proofs.ts';
import { openRequest } from '../certification/requests.ts';
import { isOnShopHost } from '../../mail/storefront.ts';
import { agencyPath } from './pages.ts';
import { fullYears, isAdult } from './person.ts';
import { isResultOf } from './result.ts';

export const phoneHandlers = { requestPhoneCert, readPhoneCert } satisfies Partial<Handlers>;

async function requestPhoneCert(context: MallContext, { body, mallId, caller, address }: Call<'requestPhoneCert'>) {
  const { purposeCd, rtnUrl } = body;
  if (purposeCd === 'CONTRACT' && !caller) throw notSignedIn();
  await consumeGuess(context, address);
  if (!isOnShopHost(context.settings, rtnUrl))
    throw invalid([{ field: 'rtnUrl', reason: '쇼핑몰의 주소가 아니에요.' }]);
  const request = { kind: 'PHONE' as const, purposeCd, mallId, memNo: caller?.memNo ?? null, rtnUrl, person: null };
  const certReqNo = await openRequest(context, request);
  // On the shopper's own origin: its gateway proxies the page.
  return { certReqNo, certUrl: new URL(agencyPath, rtnUrl).href, params: { certReqNo } };
}

async function readPhoneCert(context: MallContext, { body, caller, address }: Call<'readPhoneCert'>) {
  const { certReqNo, encData } = body;
  await consumeGuess(context, address);
  if (!isResultOf(context, certReqNo, encData)) throw resultRefused();
  const certReqHash = hashToken(certReqNo);
  const proven = and(
    eq(certRequests.certReqHash, certReqHash),
    eq(certRequests.kind, 'PHONE'),
    isNotNull(certRequests.provenAt),
  );
  const [row] = await context.db.select().from(certRequests).where(proven).limit(1);
  const request = row && toCertRequest(context.keys, row);
  const isTheirs = request !== undefined && (request.memNo === null || request.memNo === caller?.memNo);
  const proof = isTheirs ? await issueProof(context, certReqHash, request.purposeCd) : null;
  if (!isTheirs || !proof) throw resultRefused();
  await refundGuess(context, address);
  return {
    certNo: proof.certNo,
    memNm: maskName(request.memNm ?? ''),
    mobile: maskTelephone(request.target),
    adultYn: isAdult(request.birthDt ?? '', context.now()) ? 'Y' : 'N',
    // Only a contract needs the age: its plan may have an age limit.
    age: request.purposeCd === 'CONTRACT' ? fullYears(request.birthDt ?? '', context.now()) : null,
    expDts: toDts(proof.expiresAt),
  };
}

function resultRefused(): Refusal {
  return invalid([{ field: 'encData', reason: '본인인증 결과를 확인할 수 없어요. 다시 인증해주세요.' }]);
}
