import type { PageModule } from '../../shared/page/page-module.ts';
import { ReturnNotice } from '../../shared/ui/ReturnNotice/ReturnNotice.tsx';

/** Where the payment service leads back to. Paying is still to come, so nothing was paid here. */
function PaymentReturn() {
  return (
    <ReturnNotice
      title="결제 결과 확인은 준비 중입니다"
      text="이 창에서는 결제가 진행되지 않았어요. 주문 상태는 쇼핑몰에서 확인해 주세요."
    />
  );
}

export const page: PageModule = { Component: PaymentReturn };
