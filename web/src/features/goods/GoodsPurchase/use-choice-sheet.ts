import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withChoices, type Choices } from '../../../shared/address-choices/with-choices.ts';
import { useOverlay } from '../../../shop/overlay/use-overlay.ts';
import type { ConfirmedChoice } from './ChoiceSheet.tsx';

/**
 * The sheet that asks for what is missing. Once it is confirmed and closed, what was chosen goes into the address, and the button
 * that opened the sheet is pressed again. In this order: the sheet is a history entry of its own, and leaving it would undo a
 * choice that was written there.
 */
export function useChoiceSheet(choose: (choices: Choices) => void, isComplete: boolean) {
  const { isOpen, isWanted, open, close, finish } = useOverlay('goods-choice');
  // A reload opens the sheet again, and no button is to be pressed afterwards.
  const [verb, setVerb] = useState('선택 완료');
  const opener = useRef<HTMLButtonElement>(null);
  const confirmed = useRef<ConfirmedChoice>(null);

  const write = useEffectEvent(() => {
    const choice = confirmed.current;
    if (choice) setTimeout(() => choose({ ...choice })); // An effect may not render at once, as a choice does.
  });
  useEffect(() => {
    if (!isOpen) write();
  }, [isOpen]);
  useEffect(() => {
    if (!isComplete || !confirmed.current) return;
    confirmed.current = null;
    // After the navigation that writes the choice: of one that begins within it the router writes no history entry.
    setTimeout(() => opener.current?.click());
  }, [isComplete]);
  // Nothing is missing any more, as after a sold-out size: an invisible entry would cost a press of back.
  const isNeedless = isOpen && isComplete;
  const giveUp = useEffectEvent(close);
  useEffect(() => {
    if (isNeedless) giveUp();
  }, [isNeedless]);

  return {
    isOpen: isOpen && !isComplete,
    isWanted,
    close,
    verb,
    open: (button: HTMLButtonElement) => {
      opener.current = button;
      setVerb(button.textContent);
      open({ currentTarget: button });
    },
    confirm: (choice: ConfirmedChoice) => {
      confirmed.current = choice;
      finish(withChoices(window.location.search, { ...choice }));
    },
  };
}
