import { Link } from 'react-router-dom';
import { useWholeAddress } from '../../shared/page/page-origin.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';

/** In place of the page on phones: files are sent from a desktop, and what became of them is among the orders. */
export function DesktopOnly() {
  const mall = useMall();
  const address = useWholeAddress()(pathTo('upload', mall, 'DESKTOP'));
  return (
    <EmptyState
      headingLevel="h1"
      title="대량 주문은 PC에서 할 수 있어요"
      text={`PC에서 ${address ?? mall.name}에 로그인해 파일을 올려 주세요. 휴대폰에서는 주문과 배송 상태를 볼 수 있어요.`}
    >
      <Link className={buttons.primary} to={pathTo('order-list', mall, 'MOBILE')}>
        주문 내역 보기
      </Link>
    </EmptyState>
  );
}
