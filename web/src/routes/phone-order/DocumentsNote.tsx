import type { PhoneSheetFragment } from '../../__generated__/graphql.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { documentLabel } from '../../features/phones/PhoneOrder/phone-order-words.ts';
import classes from './PhoneOrder.module.css';

interface DocumentsNoteProps {
  sheet: PhoneSheetFragment;
  isAdult: boolean;
}

/** The documents that this contract will need. They are asked for after the order; no identity card is. */
export function DocumentsNote({ sheet, isAdult }: DocumentsNoteProps) {
  const needed = sheet.documents.filter(({ isAlwaysRequired }) => isAlwaysRequired || !isAdult);
  return (
    <Part title="필요한 서류">
      {needed.length > 0 ? (
        <ul className={classes.list}>
          {needed.map(({ kind }) => (
            <li key={kind}>{documentLabel(kind)}</li>
          ))}
        </ul>
      ) : (
        <p>지금 낼 서류는 없어요.</p>
      )}
      <p className={classes.quiet}>서류는 신청한 다음 주문 내역에서 올려요. 신분증 사진은 받지 않아요.</p>
    </Part>
  );
}
