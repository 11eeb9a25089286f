import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChangeSubscriptionAddressDocument } from '../../__generated__/graphql.ts';
import { AddressChoice } from '../../features/addresses/AddressChoice/AddressChoice.tsx';
import { submitFilledAddress } from '../../features/addresses/AddressChoice/filled-address.ts';
import { useOwnName } from '../../features/addresses/use-own-name.ts';
import { focusField } from '../../shared/form/focus-field.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { outcomeState } from '../../features/orders/step-outcome.ts';
import { StepFrame } from '../../features/orders/StepFrame/StepFrame.tsx';
import type { StepParts } from './step-parts.ts';
import { useStaleState } from './use-stale-state.ts';

/** Delivers to another address of the book from the next delivery on. */
export function AddressStep({ subscription: { number }, back, title }: StepParts) {
  const mallUrl = useMallUrl();
  const navigate = useNavigate();
  const buyerOf = useOwnName();
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { submit, isBusy, note } = useSubmission(ChangeSubscriptionAddressDocument, {
    input: (addressNumber: string) => ({ mallUrl, number, addressNumber }),
    failed: '배송지를 바꾸지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    async onDone(_changed, { isLeft }) {
      if (!isLeft) await navigate(back, { replace: true, state: outcomeState('다음 배송부터 새 배송지로 보내요.') });
    },
    onRefused: useStaleState(number),
  });
  const press = () => {
    if (submitFilledAddress(root.current)) return;
    if (chosen !== null) void submit(chosen);
    else {
      setError('배송지를 선택해 주세요.');
      focusField(root.current, { address: true });
    }
  };
  return (
    <StepFrame
      title={title}
      number={`구독번호 ${number}`}
      back={back}
      verb="배송지 변경"
      isBusy={isBusy}
      note={note}
      onDo={press}
    >
      <div ref={root}>
        <AddressChoice
          chosen={chosen}
          recorded={chosen}
          onChoose={(addressNumber) => {
            setChosen(addressNumber);
            setError(null);
          }}
          error={error}
          afterSaving="아래 버튼을 누르면 이 배송지로 보내요."
          buyerOf={buyerOf}
        />
      </div>
    </StepFrame>
  );
}
