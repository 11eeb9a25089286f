import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton.tsx';
import { Column, Columns } from '../OrderParts/OrderPage.tsx';

/** The shape of an order. */
export function OrderSkeleton() {
  return (
    <>
      <output className="visually-hidden">주문을 불러오는 중이에요</output>
      <Skeleton width={200} height={36} />
      <Columns>
        <Column>
          <Skeleton height={240} radius="var(--radius-card)" />
          <Skeleton height={160} radius="var(--radius-card)" />
        </Column>
        <Column>
          <Skeleton height={240} radius="var(--radius-card)" />
          <Skeleton height={160} radius="var(--radius-card)" />
        </Column>
      </Columns>
    </>
  );
}
