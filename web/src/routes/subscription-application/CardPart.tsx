import { Button } from '@mantine/core';
import type { SubscriptionDetailsFragment } from '../../__generated__/graphql.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import { canDo } from './can-do.ts';
import type { CardWindow } from './use-card-window.ts';
import { Note } from '../../shared/ui/Note/Note.tsx';

interface CardPartProps {
  subscription: SubscriptionDetailsFragment;
  cardWindow: CardWindow;
}

/** The card that is charged, and the way to another one, or to the first. */
export function CardPart({ subscription, cardWindow }: CardPartProps) {
  const { card, status, availableActions } = subscription;
  const isFirst = availableActions.includes('PAY');
  const canChange = isFirst || canDo(subscription, 'address');
  return (
    <Part title="결제 카드">
      <p>{card === null ? '등록한 카드가 없어요.' : cardWords(card)}</p>
      {status === 'OVERDUE' ? <p>카드를 바꾸면 실패한 결제를 새 카드로 바로 다시 해요.</p> : null}
      <Note>
        {cardWindow.note}
        {cardWindow.note === null ? null : <SignInAgain />}
      </Note>
      {canChange ? (
        <Button
          variant={isFirst ? 'filled' : 'default'}
          aria-disabled={cardWindow.isBusy}
          onClick={() => void cardWindow.press()}
        >
          {cardWindow.isBusy ? '카드 창을 여는 중' : isFirst ? '카드 등록하기' : '카드 변경'}
        </Button>
      ) : null}
    </Part>
  );
}

function cardWords({ name, lastDigits }: { name: string | null; lastDigits: string | null }): string {
  return [name, lastDigits && `끝자리 ${lastDigits}`].filter(Boolean).join(' · ') || '등록한 카드';
}
