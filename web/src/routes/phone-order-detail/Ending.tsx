import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { dayInWords } from '../../shared/format/day-words.ts';
import { ownPhoneOrderPath } from '../../shop/links/own-phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { canDo } from './can-do.ts';
import { withdrawalWords } from './withdrawal-words.ts';

/** The way out, in plain sight: free before the line is opened, by withdrawal after. */
export function Ending({ order }: { order: PhoneOrderDetailsFragment }) {
  const { mallUrl, device } = usePage();
  const { number, withdrawableUntil } = order;
  if (canDo(order, 'cancel'))
    return (
      <Part title="신청 취소">
        <p>개통하기 전에는 비용 없이 바로 취소할 수 있어요.</p>
        <Button variant="default" component={Link} to={ownPhoneOrderPath(mallUrl, device, number, 'cancel')}>
          신청 취소
        </Button>
      </Part>
    );
  if (!canDo(order, 'withdraw')) return null;
  return (
    <Part title="계약 철회">
      <p>
        {withdrawalWords(order) ??
          (withdrawableUntil === null
            ? '휴대폰을 받기 전에도 철회할 수 있어요.'
            : `단순 변심은 ${dayInWords(withdrawableUntil)}까지 철회할 수 있어요.`)}
      </p>
      <Button variant="default" component={Link} to={ownPhoneOrderPath(mallUrl, device, number, 'withdraw')}>
        계약 철회
      </Button>
    </Part>
  );
}
