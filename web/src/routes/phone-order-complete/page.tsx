import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PhoneOrderDetailDocument, type PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import { usePhoneOrderDetailQuery } from '../../__generated__/hooks.ts';
import { BuyingFrame } from '../../features/orders/BuyingFrame/BuyingFrame.tsx';
import { NoSuchOrder } from '../../features/orders/OrderFrame/NoSuchOrder.tsx';
import { phoneOrderVariables } from '../../features/phones/PhoneOrder/phone-order-request.ts';
import { formatDay } from '../../shared/format/time.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { BoxIcon } from '../../shared/ui/late-icons.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { homePath } from '../../shop/links/mall-paths.ts';
import { ownPhoneOrderPath, printPhoneOrderPath } from '../../shop/links/own-phone-order-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice, usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Ordered } from './Ordered.tsx';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';
import { BackToClient } from '../../features/orders/BuyingFrame/BackToClient.tsx';
import { Ways } from '../../features/orders/BuyingFrame/Ways.tsx';
import { FactBox } from '../../features/orders/BuyingFrame/FactBox.tsx';
import { Narrow } from '../../features/orders/BuyingFrame/Narrow.tsx';

/** The end of applying for a phone: what was ordered, what is left to do, and what happens next. */
export function PhoneOrderCompletePage() {
  const { mallUrl, params } = usePage();
  const variables = phoneOrderVariables(mallUrl, params.orderNumber);
  const { data, loading, error, refetch } = usePhoneOrderDetailQuery({
    variables: variables ?? { mallUrl, number: '' },
    skip: variables === null,
    errorPolicy: 'all',
  });
  const order = data?.viewer?.order;
  return (
    <BuyingFrame>
      {order?.__typename === 'PhoneOrder' ? (
        <Complete order={order} />
      ) : variables === null || (!loading && !error && data?.viewer) ? (
        <NoSuchOrder />
      ) : loading ? (
        <>
          <output className="visually-hidden">신청한 내용을 불러오는 중이에요</output>
          <Skeleton height={320} radius="var(--radius-card)" />
        </>
      ) : (
        <>
          <PageTitle>휴대폰 신청 완료</PageTitle>
          <SectionFailure error={error} onRetry={() => void refetch()} />
        </>
      )}
    </BuyingFrame>
  );
}

function Complete({ order }: { order: PhoneOrderDetailsFragment }) {
  const mall = useMall();
  const device = useDevice();
  const { number, orderedAt } = order;
  return (
    <Narrow>
      <EmptyState headingLevel="h1" icon={<BoxIcon size={40} />} {...wordsOf(order)} />
      <FactBox>
        <div>
          <dt>주문번호</dt>
          <dd>{number}</dd>
        </div>
        {orderedAt === null ? null : (
          <div>
            <dt>신청한 날</dt>
            <dd>{formatDay(orderedAt)}</dd>
          </div>
        )}
        <Ordered order={order} />
      </FactBox>
      <NextSteps order={order} />
      <Ways>
        <BackToClient orderNumber={number} />
        <Button component={Link} to={ownPhoneOrderPath(mall.url, device, number)}>
          {isUnpaid(order) ? (order.payTotal > 0 ? '결제하러 가기' : '카드 등록하러 가기') : '신청 내역 보기'}
        </Button>
        {mall.openAreas.includes('ORDER_PRINT') ? (
          <Button variant="default" component={Link} to={printPhoneOrderPath(mall.url, device, number)}>
            신청서 보고 인쇄하기
          </Button>
        ) : null}
        <Button variant="default" component={Link} to={pathTo('order-list', mall, device)}>
          주문 내역 보기
        </Button>
        <Button variant="default" component={Link} to={homePath(mall, device, true)}>
          쇼핑 계속하기
        </Button>
      </Ways>
    </Narrow>
  );
}

function isUnpaid({ availableActions }: PhoneOrderDetailsFragment): boolean {
  return availableActions.includes('PAY');
}

const ended: readonly (string | null)[] = ['CANCELLED', 'REFUSED', 'WITHDRAWN'];

function wordsOf(order: PhoneOrderDetailsFragment) {
  if (ended.includes(order.status))
    return { title: '끝난 신청이에요', text: order.reasonText ?? '신청 내역에서 무슨 일이 있었는지 볼 수 있어요.' };
  if (isUnpaid(order)) return { title: '아직 한 가지가 남았어요', text: '아래 일을 마쳐야 통신사가 심사를 시작해요.' };
  return { title: '휴대폰 신청을 마쳤어요', text: '이제 통신사가 심사해요. 진행 상황은 신청 내역에서 볼 수 있어요.' };
}

export const page: PageModule = {
  Component: PhoneOrderCompletePage,
  load: async ({ preload, mallUrl, params }) => {
    const variables = phoneOrderVariables(mallUrl, params.orderNumber);
    if (variables === null) return { status: 404 };
    await preload(PhoneOrderDetailDocument, variables);
    return undefined;
  },
};
