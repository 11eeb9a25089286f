import {
  CreateAlertDocument,
  DeleteAlertDocument,
  type AlertKind,
  type OwnAlertFragment,
} from '../../__generated__/graphql.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

interface Wanted {
  productNumber: string;
  kind: AlertKind;
  targetPrice: number | null;
  /** One variant of goods, or one color of a phone; null: any. */
  variantId: string | null;
  color: string | null;
}

interface CreationSettings {
  onCreated?: () => void;
  /** One for the same waits already, and the list here does not have it. */
  onKnown: () => void;
}

/** Asks for an alert. The answer holds the member's alerts as they are then. */
export function useAlertCreation({ onCreated, onKnown }: CreationSettings) {
  const mallUrl = useMallUrl();
  return useSubmission(CreateAlertDocument, {
    intent: ({ productNumber, kind }: Wanted) => `${mallUrl}.alert.${productNumber}.${kind}`,
    input: (wanted, idempotencyKey) => ({ mallUrl, idempotencyKey, ...wanted }),
    failed: '알림을 신청하지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    again: '다시 눌러도 한 번만 신청돼요.',
    onDone: () => onCreated?.(),
    onRefused: ({ __typename }) => {
      if (__typename === 'AlreadyExists') onKnown();
    },
  });
}

interface EndSettings {
  onEnded?: () => void;
  /** It has ended already, as in another tab, and the list here still has it. */
  onGone: () => void;
}

/** Ends an alert, sent or not. One that is gone already is ended. */
export function useAlertEnd({ onEnded, onGone }: EndSettings) {
  const mallUrl = useMallUrl();
  return useSubmission(DeleteAlertDocument, {
    input: ({ number }: Pick<OwnAlertFragment, 'number'>) => ({ mallUrl, number }),
    failed: '알림을 끝내지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    onDone: () => onEnded?.(),
    onRefused: ({ code }) => {
      if (code !== 'NOT_FOUND') return undefined;
      onGone();
      return null;
    },
  });
}
