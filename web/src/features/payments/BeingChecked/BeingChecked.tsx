import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { failureText } from '../../../shared/form/failure-text.ts';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useDevice } from '../../../shop/page/page-context.ts';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState.tsx';
import { ClockIcon } from '../../../shared/ui/icons/icons.tsx';

interface BeingCheckedProps {
  /** Why the latest query failed. */
  error: unknown;
  isAsking: boolean;
  askAgain: () => void;
}

/** In place of another payment, while the company has not said how the earlier one ended. */
export function BeingChecked({ error, isAsking, askAgain }: BeingCheckedProps) {
  const mall = useMall();
  const device = useDevice();
  return (
    <EmptyState
      headingLevel="h1"
      icon={<ClockIcon size={40} />}
      title="결제 결과를 확인하고 있어요"
      text={<output>{error === undefined ? waiting : failureText(error)}</output>}
    >
      <Button aria-disabled={isAsking} onClick={() => isAsking || askAgain()}>
        {isAsking ? '확인하는 중' : '다시 확인하기'}
      </Button>
      <Button variant="default" component={Link} to={pathTo('order-list', mall, device)}>
        주문 내역 보기
      </Button>
    </EmptyState>
  );
}

const waiting =
  '결제사의 답을 아직 받지 못했어요. 이미 결제했다면 다시 결제하지 않아도 돼요. 잠시 뒤 다시 확인해 주세요.';
