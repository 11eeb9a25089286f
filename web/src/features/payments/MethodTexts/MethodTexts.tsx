import type { ReactNode } from 'react';
import type { PaymentMethod } from '../../../__generated__/graphql.ts';
import { RichText } from '../../../shop/rich-text/RichText.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState.tsx';
import { SectionFailure } from '../../../shop/section-boundary/SectionFailure.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton.tsx';
import classes from './MethodTexts.module.css';

interface MethodTextsProps {
  title: string;
  /** Undefined while they are not here. */
  texts: readonly { method: PaymentMethod | null; html: string }[] | null | undefined;
  isLoading: boolean;
  error: unknown;
  onRetry: () => void;
  /** Notes for all payment methods, shown first. */
  children?: ReactNode;
}

const names = {
  CARD: '신용카드',
  TRANSFER: '계좌이체',
  VIRTUAL_ACCOUNT: '가상계좌',
  PHONE_BILL: '휴대폰 결제',
  EASY_PAY: '간편결제',
  POINTS: '포인트',
  INVOICE: '월 정산',
  BILLING_KEY: '정기 결제 카드',
} as const satisfies Record<PaymentMethod, string>;

/** Notes on each payment method, as the shop wrote them. */
export function MethodTexts({ title, texts, isLoading, error, onRetry, children }: MethodTextsProps) {
  return (
    <div className={`content-width ${classes.root}`}>
      <h1 className={classes.title}>{title}</h1>
      {children}
      {!texts && isLoading ? <Skeleton height={240} radius="var(--radius-card)" /> : null}
      {!texts && !isLoading ? <SectionFailure error={error} onRetry={onRetry} /> : null}
      {texts?.length === 0 ? (
        <EmptyState title="아직 올라온 안내가 없어요" text="궁금한 점은 고객센터로 문의해 주세요." />
      ) : null}
      {texts?.map(({ method, html }, index) => (
        <MethodText key={method ?? index} title={method === null ? '그 밖의 결제 수단' : names[method]}>
          <RichText html={html} />
        </MethodText>
      ))}
    </div>
  );
}

/** One of the texts, with its heading. */
export function MethodText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.notice}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
