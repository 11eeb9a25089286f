import { minuteMs } from '../../buying/durations.ts';
import type { MallContext } from '../../context.ts';
import { seal, unseal } from '../../security/sealing.ts';

const minutes = 5;

interface AgencyResult {
  certReqNo: string;
  /** Milliseconds. */
  at: number;
}

/** The agency's result: encrypted and authenticated, so that only the mall reads or makes it. */
export function sealResult({ keys, now }: MallContext, certReqNo: string): string {
  return seal(keys.agencyResult, JSON.stringify({ certReqNo, at: now().getTime() } satisfies AgencyResult));
}

/** Whether the agency made it for this request and it has not expired. The request ensures single use. */
export function isResultOf({ keys, now }: MallContext, certReqNo: string, encData: string): boolean {
  const text = unseal(keys.agencyResult, encData);
  if (text === null) return false;
  const result = JSON.parse(text) as AgencyResult;
  return result.certReqNo === certReqNo && now().getTime() - result.at < minutes * minuteMs;
}
