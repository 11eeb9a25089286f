import { ActionLink } from '../../features/orders/OrderParts/ActionLink.tsx';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import { orderStatementPath } from '../../shop/links/statement-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';

/** The papers that a company needs for its books. */
export function Papers({ order: { number, payment } }: { order: WholeOrder }) {
  const mall = useMall();
  const { device } = usePage();
  if (mall.salesType !== 'BUSINESS' && mall.salesType !== 'UPLOAD') return null;
  const isPaid = payment?.paidAt != null;
  return (
    <Part title="증빙 서류">
      <ActionLink to={orderStatementPath(mall, device, number)}>
        {isPaid ? '거래명세서 인쇄하고 (세금)계산서 요청하기' : '견적서 보고 인쇄하기'}
      </ActionLink>
    </Part>
  );
}
