import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { homePath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { CartIcon } from '../../shared/ui/icons/icons.tsx';

/** Nothing in the cart, and the way to something. */
export function EmptyCart() {
  const home = homePath(useMall(), useDevice(), true);
  return (
    <EmptyState
      icon={<CartIcon size={40} />}
      title="장바구니가 비어 있어요"
      text="마음에 드는 상품을 담아 두면 여기에서 한 번에 주문할 수 있어요."
    >
      <Button component={Link} to={home}>
        상품 둘러보기
      </Button>
    </EmptyState>
  );
}
