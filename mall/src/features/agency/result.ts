import type { MallContext } from '../../context.ts';
import { seal, unseal } from '../../security/sealing.ts';

const minutes = 5;

interface AgencyResult {
  certReqNo: string;
  /** Milliseconds. */
  at: number;
}

/** What the agency hands back: nobody reads it but the mall, and nobody else could have made it. */
export function sealResult({ keys, now }: MallContext, certReqNo: string): string {
  return seal(keys.agencyResult, JSON.stringify({ certReqNo, at: now().getTime() } satisfies AgencyResult));
}

/** Whether it is the agency's own word on this very request, and young enough. That it counts once, the request tells. */
export function isResultOf({ keys, now }: MallContext, certReqNo: string, encData: string): boolean {
  const text = unseal(keys.agencyResult, encData);
  if (text === null) return false;
  const result = JSON.parse(text) as AgencyResult;
  return result.certReqNo === certReqNo && now().getTime() - result.at < minutes * 60_000;
}
