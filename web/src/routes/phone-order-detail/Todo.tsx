import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import { documentLabel } from '../../features/phones/PhoneOrder/phone-order-words.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { formatWon } from '../../shared/format/money.ts';
import { momentInWords } from '../../shared/format/day-words.ts';
import { ownPhoneOrderPath } from '../../shop/links/own-phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import { canDo } from './can-do.ts';
import { PaperButton } from './PaperButton.tsx';
import type { PaymentWindow } from './use-payment-window.ts';
import { Note } from '../../shared/ui/Note/Note.tsx';
import { Rows, Quiet } from '../../features/orders/OrderParts/Rows.tsx';
import { DueLine } from '../../features/orders/OrderParts/DueLine.tsx';

interface TodoProps {
  order: PhoneOrderDetailsFragment;
  paymentWindow: PaymentWindow;
}

/** What the contract waits for: a payment, or documents. */
export function Todo({ order, paymentWindow }: TodoProps) {
  const { availableActions, payTotal } = order;
  const { note, isBusy, press } = paymentWindow;
  const isPaid = payTotal > 0;
  const verb = isPaid ? `${formatWon(payTotal)} 결제하기` : '카드 등록하기';
  const canPay = availableActions.includes('PAY') && order.paymentMethod !== null;
  if (!canPay && note === null) return null;
  return (
    <Part title={isPaid ? '결제' : '요금을 낼 카드'}>
      <p>{isPaid ? '기기값을 한 번에 결제해요.' : '매달 요금을 낼 카드를 등록해요. 지금은 결제하지 않아요.'}</p>
      <Note>
        {note}
        {note === null ? null : <SignInAgain />}
      </Note>
      {canPay ? (
        <Button aria-disabled={isBusy} onClick={() => void press()}>
          {isBusy ? '결제 창을 여는 중' : verb}
        </Button>
      ) : null}
    </Part>
  );
}

/** Documents that were asked for, and those that were given. */
export function DocumentsPart({ order }: { order: PhoneOrderDetailsFragment }) {
  const { mallUrl, device } = usePage();
  const { documents, documentsDueAt, number } = order;
  const isAsked = canDo(order, 'documents');
  if (!documents?.length) return null;
  return (
    <Part title="서류">
      <Rows>
        {documents.map(({ kind, fileNumber, submittedAt }, index) => (
          <li key={`${index} ${kind}`}>
            <span>{documentLabel(kind)}</span>
            <Quiet>
              {fileNumber !== null
                ? `${submittedAt === null ? '' : `${momentInWords(submittedAt)} `}제출`
                : isAsked
                  ? '제출 필요'
                  : '아직 내지 않음'}
            </Quiet>
            {fileNumber === null ? null : <PaperButton fileNumber={fileNumber} name={documentLabel(kind)} />}
          </li>
        ))}
      </Rows>
      {isAsked ? (
        <>
          {documentsDueAt === null ? null : <DueLine>{momentInWords(documentsDueAt)}까지 내 주세요.</DueLine>}
          <Button component={Link} to={ownPhoneOrderPath(mallUrl, device, number, 'documents')}>
            서류 내기
          </Button>
        </>
      ) : null}
    </Part>
  );
}
