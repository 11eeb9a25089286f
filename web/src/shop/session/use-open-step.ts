import type { OpenStep, StepReason } from './open-step.ts';
import { useSessionStore } from './session-context.ts';

/** The open step, if it is this one; null also after a reload, which loses it. */
export function useOpenStep(reason: StepReason): OpenStep | null {
  const step = useSessionStore()?.openStep ?? null;
  return step?.reason === reason ? step : null;
}
