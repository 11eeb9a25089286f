import { Link } from 'react-router-dom';
import { useBulkOrderStatementQuery } from '../../__generated__/hooks.ts';
import { statementLinkText } from '../../features/statements/statement-link-text.ts';
import buttons from '../../shared/ui/button.module.css';
import { bulkOrderStatementPath } from '../../shop/links/statement-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';

interface StatementLinkProps {
  /** Of the bulk order. */
  number: string;
  isPaid: boolean;
}

/** To the estimate of a bulk order, or to its statement with the documents of tax. */
export function StatementLink({ number, isPaid }: StatementLinkProps) {
  const { mallUrl, device } = usePage();
  const { data } = useBulkOrderStatementQuery({
    variables: { mallUrl, number },
    // Rows may have become orders, or what was asked for may have been issued, since it was last read.
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    skip: !isPaid,
  });
  return (
    <Link className={buttons.secondary} to={bulkOrderStatementPath(mallUrl, device, number)}>
      {isPaid ? statementLinkText(data?.viewer?.bulkOrder?.statement) : '견적서 보고 인쇄하기'}
    </Link>
  );
}
