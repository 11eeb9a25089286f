import { phoneArrivalDay } from '../../buying/arrival-day.ts';
import type { MallContext } from '../../context.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { contractMonths } from '../../phone-contract/contract-price.ts';
import type { EstimateTerms } from '../../phone-contract/estimate-terms.ts';
import { phoneAgreementsWith } from '../../phone-contract/phone-agreements.ts';
import { carrier } from '../../buying/carrier.ts';
import { estimatePrice } from '../../phone-contract/phone-estimate.ts';
import { usimPrices } from '../../phone-contract/usim-prices.ts';
import { fingerprintOf } from '../../security/fingerprint.ts';
import { findMall } from '../../malls/mall.queries.ts';
import { destinationOf, isIslandZip, type Destination } from '../deliveries/arrivals.ts';
import { loadConfiguration, type PhoneConfiguration, type PhoneInput } from './phone-configuration.ts';

export const wirelessEstimateHandlers = {
  estimateWireless,
  estimatePreWireless: estimateWireless,
} satisfies Partial<Handlers>;

/** Price of a phone configuration. */
export type PhoneEstimate = Awaited<ReturnType<typeof estimateFor>>;

async function estimateWireless(
  context: MallContext,
  { mallId, body, caller }: Call<'estimateWireless' | 'estimatePreWireless'>,
) {
  const estimate = await estimateFor(context, mallId, body);
  return showEstimate(estimate, await destinationOf(context, caller?.memNo ?? null));
}

/**
 * An estimate as it is shown before consent, with the fingerprint of it and of the terms beside it. The day on which the phone is expected
 * is no part of what is agreed to: it changes with the hour.
 */
export function showEstimate(estimate: PhoneEstimate, { zipCd, now }: Destination) {
  const agreeList = phoneAgreementsWith(estimate.telecomNm, carrier);
  const arvlDt = phoneArrivalDay({ isIsland: isIslandZip(zipCd), orderedAt: now }, now);
  return { ...estimate, arvlDt, agrmtId: fingerprintOf({ ...estimate, agreeList }) };
}

/**
 * The whole estimate of a configuration with today's prices. Does not look at its stock. Throws 1404 for an unknown phone, and
 * 1400 with every field that the phone does not offer.
 */
export async function estimateFor({ db }: Pick<MallContext, 'db'>, mallId: string, input: PhoneInput) {
  const configuration = await loadConfiguration(db, mallId, input);
  const mall = await findMall(db, mallId);
  if (!mall) throw notFound('쇼핑몰을');
  const { row, plan, services, relsPrc } = configuration;
  const { colorNm = null, phoneMemory, joinTp, discType, agrmMnth = null, instMnth, usimTp } = input;
  return {
    gdsGrpNo: row.product.gdsGrpNo,
    gdsGrpNm: row.product.name,
    colorNm,
    phoneMemory,
    joinTp,
    planNo: plan.planNo,
    planNm: plan.planNm,
    telecomNm: plan.telecomNm,
    discType,
    agrmMnth,
    instMnth,
    usimTp,
    addSvcNoList: services.map(({ addSvcNo }) => addSvcNo),
    addSvcList: services,
    relsPrc,
    planPrice: plan.planPrice,
    ...estimatePrice(toTerms(configuration, input, mall.mallNm)),
    crdt: instMnth > 1 ? plan.crdt : null,
  };
}

function toTerms({ relsPrc, plan, services }: PhoneConfiguration, input: PhoneInput, mallNm: string): EstimateTerms {
  const { joinTp, discType, instMnth, usimTp } = input;
  return {
    ...plan,
    relsPrc,
    mallNm,
    discType,
    instMnth,
    agrmMnth: input.agrmMnth ?? contractMonths,
    usimPrc: usimPrices(joinTp).find((usim) => usim.usimTp === usimTp)?.usimPrc ?? 0,
    addSvcPrc: services.reduce((sum, { mnthPrc }) => sum + mnthPrc, 0),
  };
}
