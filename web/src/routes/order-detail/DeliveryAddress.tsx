import { entranceNames } from '../../features/addresses/address-values.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import { Sum, Sums } from '../../features/orders/OrderParts/Sums.tsx';

/** The order's delivery address, masked: others may see the screen. */
export function DeliveryAddress({ order: { delivery, buyer } }: { order: WholeOrder }) {
  if (!delivery) return null;
  const { receiverName, receiverPhone, postalCode, roadAddress, detailAddress, deliveryMessage, entranceMethod } =
    delivery;
  return (
    <Part title="배송지">
      <Sums>
        <Sum name="받는 분">
          {receiverName} · {receiverPhone}
        </Sum>
        <Sum name="주소">
          ({postalCode}) {[roadAddress, detailAddress].filter(Boolean).join(' ')}
        </Sum>
        {deliveryMessage ? <Sum name="배송 메시지">{deliveryMessage}</Sum> : null}
        {entranceMethod === null ? null : <Sum name="출입 방법">{entranceNames[entranceMethod]}</Sum>}
        {buyer?.name ? <Sum name="주문자">{[buyer.name, buyer.phone].filter(Boolean).join(' · ')}</Sum> : null}
      </Sums>
    </Part>
  );
}
