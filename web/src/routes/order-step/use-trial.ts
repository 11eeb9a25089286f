import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ClaimAnswerFragment } from '../../__generated__/graphql.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import { resultOf, sorted } from '../../shared/submission/result.ts';
import { refusalText, type ClaimBasis, type ClaimStep } from './claim.ts';
import { claimInput, claimOperations } from './claim-operations.ts';

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

/** A trial's key is neither stored nor compared. */
const trialKey = 'trial-of-a-claim';
const notReckoned = '신청하지 못했어요. 잠시 뒤 다시 눌러 주세요.';

/** Several presses in a row are one request. */
const pauseMs = 200;

/** Queries what a claim would refund, again with each relevant change. Null: there is nothing to query yet. */
export function useTrial(step: ClaimStep, contents: ClaimBasis | null): Trial {
  const client = useApolloClient();
  const [told, setTold] = useState<Told | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = contents && JSON.stringify([contents.items, contents.reason, attempt]);

  const ask = useEffectEvent(async (): Promise<Omit<Told, 'key'> | null> => {
    if (contents === null) return null;
    try {
      const nothingElse = { reasonText: null, fileNumbers: [], refundAccount: null };
      const input = { ...claimInput(step, { ...contents, ...nothingElse }), isTrial: true, idempotencyKey: trialKey };
      const { data } = await client.mutate({ mutation: claimOperations[step], variables: { input } });
      const { done = null, refused } = sorted<NonNullable<typeof data>>(resultOf(data));
      return { claim: done, failure: refused ? refusalText(refused) : done ? null : notReckoned };
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
