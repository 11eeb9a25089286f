import { useEffect, useEffectEvent, useState } from 'react';
import { failureText } from '../form/failure-text.ts';

export interface Calculation<Value> {
  /** The value of the current key, or the previous one while loading; null: none yet, or a failure. */
  value: Value | null;
  /** Whether `value` is missing or of an earlier key. */
  isPending: boolean;
  /** The reason of a failure, for the shopper. */
  failure: string | null;
  retry: () => void;
}

/** Text for the shopper where the mall refuses. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

interface Outcome<Value> {
  key: string;
  value: Value | null;
  failure: string | null;
}

/** Several changes in a row are one request. */
const pauseMs = 200;

/**
 * Lets the mall calculate a value, anew with each key; only the answer to the last one counts. Null: nothing to ask.
 * `known`: the value for this key, where no call is needed.
 */
export function useCalculation<Value>(
  key: string | null,
  calculate: () => Promise<Value>,
  known: Value | null = null,
): Calculation<Value> {
  const [attempt, setAttempt] = useState(0);
  const [told, setTold] = useState<Outcome<Value> | null>(null);
  const [last, setLast] = useState<Outcome<Value> | null>(null);
  const asked = key === null || known !== null ? null : `${attempt} ${key}`;
  const current = key !== null && known !== null ? { key, value: known, failure: null } : told;
  const isKnown = current !== null && current.key === (asked ?? key);
  if (isKnown && current.value !== null && last?.key !== current.key) setLast(current);

  const ask = useEffectEvent(calculate);
  useEffect(() => {
    if (asked === null) return undefined;
    let isWanted = true;
    const tell = async () => {
      const outcome = await outcomeOf(ask());
      if (isWanted) setTold({ key: asked, ...outcome });
    };
    const timer = setTimeout(() => void tell(), pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [asked]);

  return {
    value: key === null ? null : isKnown ? current.value : (last?.value ?? null),
    isPending: key !== null && !isKnown,
    failure: key !== null && isKnown ? current.failure : null,
    retry: () => setAttempt((count) => count + 1),
  };
}

async function outcomeOf<Value>(value: Promise<Value>): Promise<{ value: Value | null; failure: string | null }> {
  try {
    return { value: await value, failure: null };
  } catch (error) {
    return { value: null, failure: error instanceof Refused ? error.message : failureText(error) };
  }
}
