import { Button } from '@mantine/core';
import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import { useCountdown } from '../../shared/form/use-countdown.ts';
import { readOrderSource } from '../../shop/order/order-source.ts';
import { useOrderStart } from '../../shop/order/use-order-start.ts';
import classes from './OrderForm.module.css';
import { renewalOf } from './renewal.ts';

/** A shopper is warned this long before it expires. */
const warningSeconds = 120;

/** Warns two minutes before the sheet expires, with a button to continue; the input stays. */
export function SheetTime({ sheet }: { sheet: SheetFactsFragment }) {
  const { number, expiresAt } = sheet;
  const seconds = useCountdown(expiresAt === null ? null : Date.parse(expiresAt));
  const { submit, note } = useOrderStart({ replace: true, state: renewalOf(sheet) });
  const source = readOrderSource(number);
  const isNear = expiresAt !== null && seconds <= warningSeconds;
  return (
    <div className={classes.time} data-shown={isNear || undefined}>
      <output>
        {isNear
          ? seconds > 0
            ? '주문서 유효 시간이 2분 남았어요. 입력한 내용은 그대로 두고 시간을 늘릴 수 있어요.'
            : '주문서 유효 시간이 지났어요. 입력한 내용은 그대로 두고 다시 만들 수 있어요.'
          : null}
      </output>
      {note === null ? null : <p role="alert">{note}</p>}
      {isNear && source !== null ? (
        <Button size="sm" variant="default" onClick={() => void submit(source)}>
          {seconds > 0 ? '시간 늘리기' : '주문서 다시 만들기'}
        </Button>
      ) : null}
    </div>
  );
}
