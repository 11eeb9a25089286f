import { useOrderStatementQuery } from '../../__generated__/hooks.ts';
import { ActionLink } from '../../features/orders/OrderParts/ActionLink.tsx';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import { statementLinkText } from '../../features/statements/statement-link-text.ts';
import { orderStatementPath } from '../../shop/links/statement-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';

/** The papers that a company needs for its books. */
export function Papers({ order: { number, payment } }: { order: WholeOrder }) {
  const mall = useMall();
  const { mallUrl, device } = usePage();
  const isPaid = payment?.paidAt != null;
  const { data } = useOrderStatementQuery({
    variables: { mallUrl, number },
    // What was asked for may have been issued since it was last read.
    fetchPolicy: 'cache-and-network',
    skip: !isPaid,
    errorPolicy: 'all',
  });
  const order = data?.viewer?.order;
  const statement = order && 'statement' in order ? order.statement : null;
  return (
    <Part title="증빙 서류">
      <ActionLink to={orderStatementPath(mall, device, number)}>
        {isPaid ? statementLinkText(statement) : '견적서 보고 인쇄하기'}
      </ActionLink>
    </Part>
  );
}
