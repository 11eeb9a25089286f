import { addressCharges } from '../features/addresses/addresses.calls.ts';
import { authCharges } from '../features/auth/auth.calls.ts';
import { boardCharges } from '../features/boards/boards.calls.ts';
import { cartCharges } from '../features/cart/cart.calls.ts';
import { certificationCharges } from '../features/certification/certification.calls.ts';
import { claimCharges } from '../features/claims/claims.calls.ts';
import { cornerCharges } from '../features/corners/corners.calls.ts';
import { faqCharges } from '../features/faq/faq.calls.ts';
import { keywordCharges } from '../features/keywords/keywords.calls.ts';
import { lostCredentialsCharges } from '../features/lost-credentials/lost-credentials.calls.ts';
import { mailCharges } from '../features/mail/mail.calls.ts';
import { mallCharges } from '../features/mall/mall.calls.ts';
import { memberCharges } from '../features/member/member.calls.ts';
import { memberInformationCharges } from '../features/member-information/member-information.calls.ts';
import { menuCharges } from '../features/menu/menu.calls.ts';
import { orderSheetCharges } from '../features/order-sheet/order-sheet.calls.ts';
import { orderCharges } from '../features/orders/orders.calls.ts';
import { paymentCharges } from '../features/payment/payment.calls.ts';
import { popupCharges } from '../features/popups/popups.calls.ts';
import { priceCharges } from '../features/prices/prices.calls.ts';
import { productCharges } from '../features/products/products.calls.ts';
import { promotionCharges } from '../features/promotions/promotions.calls.ts';
import { signUpCharges } from '../features/sign-up/sign-up.calls.ts';
import { siteCharges } from '../features/site/site.calls.ts';
import { termsCharges } from '../features/terms/terms.calls.ts';
import type { Charges } from '../rules/charge.ts';

/** The calls to the mall that each field costs, by feature. */
export const charges: Charges = {
  ...addressCharges,
  ...authCharges,
  ...boardCharges,
  ...cartCharges,
  ...certificationCharges,
  ...claimCharges,
  ...cornerCharges,
  ...faqCharges,
  ...keywordCharges,
  ...lostCredentialsCharges,
  ...mailCharges,
  ...mallCharges,
  ...memberCharges,
  ...memberInformationCharges,
  ...menuCharges,
  ...orderSheetCharges,
  ...orderCharges,
  ...paymentCharges,
  ...popupCharges,
  ...priceCharges,
  ...productCharges,
  ...promotionCharges,
  ...signUpCharges,
  ...siteCharges,
  ...termsCharges,
};
