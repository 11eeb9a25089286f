import { useNavigate } from 'react-router-dom';
import {
  PlacePhoneOrderDocument,
  type OfferedEstimateFragment,
  type PhoneSheetFragment,
  type PlacePhoneOrderInput,
  type PlacePhoneOrderMutation,
} from '../../__generated__/graphql.ts';
import type { OpenPayment } from '../../features/payments/AwaitedPayment/use-awaited-payment.ts';
import { paymentReturnUrl } from '../../features/payments/payment-window.ts';
import { usePaymentStart } from '../../features/payments/use-payment-start.ts';
import type { RefusedOf } from '../../shared/submission/result.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { phoneOrderCompletePath } from '../../shop/links/own-phone-order-paths.ts';
import type { PhoneOrderStep } from '../../shop/links/phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';
import { atProvider } from './at-provider.ts';
import { forgetApplication, type Application } from './application.ts';
import { forgetRefused, isOfSignature } from './forget-refused.ts';
import { refusedWords, stepToMend } from './placing-refusal.ts';
import { forgetProofs, type CertifiedPerson } from './proofs.ts';

/** A contract with the sums that were shown. */
interface Contract {
  application: Application;
  applicant: CertifiedPerson;
  guardian: CertifiedPerson | null;
  estimate: OfferedEstimateFragment;
}

export interface Placing {
  isBusy: boolean;
  isRefused: boolean;
  note: string | null;
  /** The step where the reason can be mended; null: here, or nowhere. */
  stepToMend: PhoneOrderStep | null;
  /** The sheet has ended. With the order that was placed with it, where it was used and the mall tells it. */
  ended: { orderNumber: string | null } | null;
  /** The payment whose window is open. */
  payment: OpenPayment | null;
  /** Number of the order that stands although the payment provider could not be asked: the next press sends the same again. */
  unopened: string | null;
  /** Called in the press itself, which lets that window open. */
  place: (contract: Contract) => Promise<void>;
}

interface PlacingEvents {
  /** Shows the sums of now. */
  onNewPrice: () => Promise<unknown>;
  /** The mall does not take this signature. */
  onSignatureRefused: () => void;
}

/** Orders the phone of a sheet, once, and goes on to the payment or to the end. */
export function usePlacePhoneOrder(
  sheet: PhoneSheetFragment,
  { onNewPrice, onSignatureRefused }: PlacingEvents,
): Placing {
  const { mallUrl, device } = usePage();
  const navigate = useNavigate();
  const sessions = useSessionStore();
  const start = usePaymentStart();
  const { submit, isBusy, refused, note } = useSubmission(PlacePhoneOrderDocument, {
    intent: `${mallUrl}.phone-order.${sheet.number}`,
    input: (contract: Contract, idempotencyKey) => ({
      mallUrl,
      idempotencyKey,
      sheetNumber: sheet.number,
      ...toInput(contract),
      returnUrl: nextAtProvider(contract) !== null ? paymentReturnUrl(mallUrl) : null,
    }),
    failed: '신청하지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    onStart: (contract) => nextAtProvider(contract) !== null && start.open(),
    async onDone(placed, { isLeft }) {
      forgetApplication(sheet.number);
      forgetProofs(sheet.number);
      start.goOn(placed);
      if (placed.paymentRequest) return;
      start.close();
      if (!isLeft) await navigate(phoneOrderCompletePath(mallUrl, device, placed.order.number), { replace: true });
    },
    async onRefused(answer, { values }) {
      forgetRefused(answer, sheet.number, sessions);
      if (isOfSignature(answer)) onSignatureRefused();
      if (answer.__typename === 'EstimateChanged') await onNewPrice();
      return refusedWords(answer, values.estimate);
    },
  });
  const result: RefusedOf<PlacePhoneOrderMutation> | null = refused?.result ?? null;
  const again = result?.__typename === 'PaymentUnavailable' ? refused?.values : undefined;
  return {
    isBusy,
    isRefused: refused !== null,
    note,
    stepToMend: result && stepToMend(result),
    ended:
      result?.__typename === 'Expired' && result.subject === 'SHEET' ? { orderNumber: result.placedOrderNumber } : null,
    payment: start.payment,
    unopened: result?.__typename === 'PaymentUnavailable' ? result.orderNumber : null,
    async place(contract) {
      if (await submit(again ?? contract)) start.close();
    },
  };
}

/** What is left to do with the payment provider; null: nothing. */
export function nextAtProvider({ application, estimate }: Pick<Contract, 'application' | 'estimate'>) {
  return atProvider({ billing: application.billing, estimate });
}

type SentContract = Omit<PlacePhoneOrderInput, 'mallUrl' | 'idempotencyKey' | 'sheetNumber' | 'returnUrl'>;

/** The contract as it is shown: the mall refuses other sums. */
function toInput({ application, applicant, guardian, estimate }: Contract): SentContract {
  const { billing, account, usim, extraServiceNumbers, addressNumber, message, email } = application;
  return {
    certificationNumber: applicant.certificationNumber,
    guardianCertificationNumber: guardian?.certificationNumber ?? null,
    portingNumber: application.checked?.portingNumber ?? null,
    email: email.trim(),
    billing:
      billing === 'CARD'
        ? { card: true }
        : {
            account: {
              bankCode: account.bankCode,
              accountNumber: account.accountNumber.trim(),
              holder: account.holder.trim(),
            },
          },
    usim: usim ?? 'USIM',
    extraServiceNumbers: [...extraServiceNumbers],
    addressNumber: addressNumber ?? '',
    deliveryMessage: message.trim() || null,
    signatureFileNumber: application.signatureFileNumber ?? '',
    agreedTerms: [...application.agreements],
    totalMonthly: estimate.totalMonthly,
    contractTotal: estimate.contractTotal,
    agreementId: estimate.agreementId,
  };
}
