import '../../shared/form/mantine-styles.ts';
import { useState } from 'react';
import { PhoneOrderDetailDocument, type PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import { usePhoneOrderDetailQuery } from '../../__generated__/hooks.ts';
import { NoSuchOrder } from '../../features/orders/OrderFrame/NoSuchOrder.tsx';
import { OrderSkeleton } from '../../features/orders/OrderFrame/OrderSkeleton.tsx';
import { phoneOrderVariables } from '../../features/phones/PhoneOrder/phone-order-request.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { ownPhoneOrderPath, type PhoneOrderAction } from '../../shop/links/own-phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { actionOf, canDo } from './can-do.ts';
import { CancelPage } from './CancelPage.tsx';
import { DocumentsPage } from './DocumentsPage.tsx';
import { outcomeState } from '../../features/orders/step-outcome.ts';
import { PhoneOrderView } from './PhoneOrderView.tsx';
import { staleText } from './use-stale-state.ts';
import { WithdrawPage } from './WithdrawPage.tsx';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';
import { OrderPage } from '../../features/orders/OrderParts/OrderPage.tsx';
import { Elsewhere } from '../../shared/ui/Elsewhere/Elsewhere.tsx';

/** A member's order of a phone, and what can be done with it, each at an address of its own. */
export function PhoneOrderDetailPage() {
  return (
    <OrderPage>
      <SectionBoundary>
        <PhoneOrder />
      </SectionBoundary>
    </OrderPage>
  );
}

function PhoneOrder() {
  const at = usePage();
  const variables = variablesOf(at);
  const { data, loading, error, refetch } = usePhoneOrderDetailQuery({
    variables: variables ?? { mallUrl: at.mallUrl, number: '' },
    skip: variables === null,
    errorPolicy: 'all',
  });
  const order = data?.viewer?.order;
  if (variables === null) return <NoSuchOrder />;
  if (order?.__typename === 'PhoneOrder') return <Found key={order.id} order={order} />;
  if (loading) return <OrderSkeleton />;
  if (!error && data?.viewer) return <NoSuchOrder />;
  return (
    <>
      <PageTitle>휴대폰 신청 내역</PageTitle>
      <SectionFailure error={error} onRetry={() => void refetch()} />
    </>
  );
}

const actionTitles = { documents: '서류 내기', cancel: '신청 취소', withdraw: '계약 철회' } as const;

function Found({ order }: { order: PhoneOrderDetailsFragment }) {
  const at = usePage();
  const action = actionOf(at);
  usePageTitle(action === null ? null : actionTitles[action]);
  return action === null ? <PhoneOrderView order={order} /> : <Action key={action} action={action} order={order} />;
}

function Action({ order, action }: { order: PhoneOrderDetailsFragment; action: PhoneOrderAction }) {
  const at = usePage();
  const back = ownPhoneOrderPath(at.mallUrl, at.device, order.number);
  // Once opened it stays until it leads on itself: its own answer ends what is allowed.
  const [isAllowed] = useState(() => canDo(order, action));
  if (!isAllowed) return <Elsewhere to={back} state={outcomeState(staleText)} />;
  const parts = { order, back, title: actionTitles[action] };
  if (action === 'documents') return <DocumentsPage {...parts} />;
  return action === 'cancel' ? <CancelPage {...parts} /> : <WithdrawPage {...parts} />;
}

interface Address {
  mallUrl: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Null: the address names no order, or nothing that can be done with one. */
function variablesOf(at: Address) {
  const isKnown = !at.params['*'] || actionOf(at) !== null;
  return isKnown ? phoneOrderVariables(at.mallUrl, at.params.orderNumber) : null;
}

export const page: PageModule = {
  Component: PhoneOrderDetailPage,
  load: async ({ preload, ...at }) => {
    const variables = variablesOf(at);
    if (variables === null) return { status: 404 };
    await preload(PhoneOrderDetailDocument, variables);
    return undefined;
  },
};
