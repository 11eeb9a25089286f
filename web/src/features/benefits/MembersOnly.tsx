import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { particleAfter } from '../../shared/format/particle.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';

interface MembersOnlyProps {
  what: string;
  text?: string;
}

/** In place of what guests of a marketing mall do not have. */
export function MembersOnly({
  what,
  text = '이 쇼핑몰에서는 로그인 없이 주문할 수 있는 대신 적립과 할인 혜택이 없어요.',
}: MembersOnlyProps) {
  const mall = useMall();
  const device = useDevice();
  return (
    <EmptyState headingLevel="h1" title={`${what}${particleAfter(what, '은/는')} 회원만 쓸 수 있어요`} text={text}>
      <Button component={Link} to={pathTo('my-shop', mall, device)}>
        마이샵 보기
      </Button>
    </EmptyState>
  );
}
