import { useEffect, useEffectEvent, useState } from 'react';
import type { ClaimAnswerFragment } from '../../__generated__/graphql.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import { refusalText, type ClaimBasis } from './claim.ts';
import type { SendClaim } from './use-send-claim.ts';

interface Trial {
  /** What the claim would refund; null: unknown. */
  claim: ClaimAnswerFragment | null;
  isAsking: boolean;
  /** Why it is not known. */
  failure: string | null;
  askAgain: () => void;
}

interface Told {
  key: string;
  claim: ClaimAnswerFragment | null;
  failure: string | null;
}

/** Several presses in a row are one request. */
const pauseMs = 200;

/** Queries what a claim would refund, again with each relevant change. Null: there is nothing to query yet. */
export function useTrial(contents: ClaimBasis | null, send: SendClaim): Trial {
  const [told, setTold] = useState<Told | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = contents && JSON.stringify([contents.items, contents.reason, attempt]);

  const ask = useEffectEvent(async (): Promise<Omit<Told, 'key'> | null> => {
    if (contents === null) return null;
    try {
      const result = await send(
        { ...contents, reasonText: null, fileNumbers: [], refundAccount: null },
        { isTrial: true },
      );
      return result?.__typename === 'Claim'
        ? { claim: result, failure: null }
        : { claim: null, failure: refusalText(result) };
    } catch (error) {
      return { claim: null, failure: failureText(error) };
    }
  });

  useEffect(() => {
    if (key === null) return undefined;
    let isWanted = true;
    const tell = async () => {
      const answer = await ask();
      if (isWanted && answer) setTold({ key, ...answer });
    };
    const timer = setTimeout(() => void tell(), pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key]);

  const isKnown = told !== null && told.key === key;
  return {
    claim: isKnown ? told.claim : null,
    isAsking: key !== null && !isKnown,
    failure: isKnown ? told.failure : null,
    askAgain: () => setAttempt((count) => count + 1),
  };
}
