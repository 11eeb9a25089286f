import { Button } from '@mantine/core';
import { useState } from 'react';
import { ChangeOrderAddressDocument } from '../../__generated__/graphql.ts';
import { AddressChoice } from '../../features/addresses/AddressChoice/AddressChoice.tsx';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import classes from './Claims.module.css';

interface ChangeAddressProps {
  order: WholeOrder;
  /** It was changed, or is left as it is. */
  onEnd: (isChanged: boolean) => void;
}

/** Another address of the book for an order, or a new one. */
export function ChangeAddress({ order: { number }, onEnd }: ChangeAddressProps) {
  const mallUrl = useMallUrl();
  const [chosen, setChosen] = useState<string | null>(null);
  const { submit, isBusy, note } = useSubmission(ChangeOrderAddressDocument, {
    intent: `${mallUrl}.address.${number}`,
    input: (addressNumber: string, idempotencyKey) => ({ mallUrl, orderNumber: number, addressNumber, idempotencyKey }),
    failed: '배송지를 바꾸지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    onDone: () => onEnd(true),
  });
  return (
    <fieldset className={classes.asking} aria-label="배송지 변경">
      <AddressChoice
        chosen={chosen}
        recorded={chosen}
        onChoose={setChosen}
        error={null}
        afterSaving="아래 버튼을 누르면 이 주문의 배송지가 바뀌어요."
        buyerOf={nobody}
      />
      <div className={classes.actions}>
        <Button variant="default" size="sm" onClick={() => onEnd(false)}>
          취소
        </Button>
        <Button
          size="sm"
          aria-disabled={isBusy || chosen === null}
          onClick={() => {
            if (chosen !== null) void submit(chosen);
          }}
        >
          {isBusy ? '변경하는 중' : '이 배송지로 변경'}
        </Button>
      </div>
      <p role="alert" className={classes.rejection}>
        {note}
      </p>
    </fieldset>
  );
}

/** Who ordered is masked here, and so nothing to fill in. */
const nobody = () => ({ name: '', phone: '' });
