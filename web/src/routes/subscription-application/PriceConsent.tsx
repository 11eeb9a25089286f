import { Button } from '@mantine/core';
import { AnswerPriceChangeDocument, type SubscriptionDetailsFragment } from '../../__generated__/graphql.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import { answeredText, outcomeOf, questionText } from './price-consent-text.ts';
import { useStaleState } from './use-stale-state.ts';
import { Note } from '../../shared/ui/Note/Note.tsx';
import { Ways } from '../../features/orders/BuyingFrame/Ways.tsx';

interface PriceConsentProps {
  subscription: SubscriptionDetailsFragment;
  onDone: (outcome: string) => void;
}

/** A price that requires consent. Yes and no have equal weight; after a no nobody is asked, but may still agree. */
export function PriceConsent({ subscription, onDone }: PriceConsentProps) {
  const mallUrl = useMallUrl();
  const { number, priceChange, availableActions } = subscription;
  const { submit, isBusy, note } = useSubmission(AnswerPriceChangeDocument, {
    intent: `${mallUrl}.price.${number}`,
    input: (isAgreed: boolean, idempotencyKey) => ({ mallUrl, idempotencyKey, number, isAgreed }),
    failed: '답을 보내지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    onDone: (_changed, { values }) => onDone(outcomeOf(subscription, values)),
    onRefused: useStaleState(number),
  });
  if (priceChange === null) return null;
  const canAnswer = availableActions.includes('ANSWER_PRICE_CHANGE');
  // A mall that does not say whether to ask takes an answer as long as there is none.
  const isAsked = canAnswer && (priceChange.isToBeAsked ?? priceChange.isAgreed === null);
  const agree = (
    <Button variant="default" aria-disabled={isBusy} onClick={() => void submit(true)}>
      동의해요
    </Button>
  );
  return (
    <Part title={isAsked ? '동의가 필요한 가격' : '예정된 가격'}>
      <p>{questionText(subscription, priceChange)}</p>
      <p>{answeredText(priceChange)}</p>
      <Note>
        {note}
        {note === null ? null : <SignInAgain />}
      </Note>
      {isAsked ? (
        <Ways>
          <Button variant="default" aria-disabled={isBusy} onClick={() => void submit(false)}>
            동의하지 않아요
          </Button>
          {agree}
        </Ways>
      ) : canAnswer ? (
        <details>
          <summary>다시 정할래요</summary>
          <Ways>{agree}</Ways>
        </details>
      ) : null}
    </Part>
  );
}
