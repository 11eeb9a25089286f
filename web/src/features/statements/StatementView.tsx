import { Link } from 'react-router-dom';
import type { StatementFactsFragment } from '../../__generated__/graphql.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { PrintedStatement, type Way } from './PrintedStatement.tsx';
import { TaxInvoicePart } from './TaxInvoicePart.tsx';

interface StatementViewProps {
  /** Of the order; null for lines of the cart. */
  number: string | null;
  /** The page of what it is about. */
  back: Way;
  statement: StatementFactsFragment | null | undefined;
  loading: boolean;
  error?: Error | undefined;
  refetch: () => Promise<unknown>;
}

/** An estimate or statement for paper, with its tax invoice below, or why there is none. */
export function StatementView({ number, back, statement, loading, error, refetch }: StatementViewProps) {
  if (statement)
    return (
      <>
        <PrintedStatement number={number} statement={statement} back={back} />
        {number === null ? null : <TaxInvoicePart orderNumber={number} statement={statement} onAsked={refetch} />}
      </>
    );
  if (loading) return <Skeleton height={480} radius="var(--radius-card)" />;
  if (error) return <SectionFailure error={error} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      headingLevel="h1"
      title="인쇄할 내용을 찾을 수 없어요"
      text="주문을 삭제했거나, 이 쇼핑몰에서는 볼 수 없는 문서일 수 있어요."
    >
      <Link className={buttons.primary} to={back.path}>
        {back.name}
      </Link>
    </EmptyState>
  );
}
