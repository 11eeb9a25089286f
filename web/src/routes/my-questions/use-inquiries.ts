import type { ApolloCache } from '@apollo/client';
import {
  CreateInquiryDocument,
  DeleteInquiryDocument,
  UpdateInquiryDocument,
  type InquiryInFullFragment,
} from '../../__generated__/graphql.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { toInput, type InquiryValues } from './inquiry-values.ts';

interface Written {
  values: InquiryValues;
  fileNumbers: string[];
}

type OnWritten = (inquiry: InquiryInFullFragment) => void;

const notSaved = '문의를 저장하지 못했어요. 잠시 뒤 다시 시도해 주세요.';

/** Lists and counts of inquiries are asked for again. */
function forgetLists(cache: ApolloCache): void {
  for (const id of Object.keys(cache.extract() as Record<string, unknown>).filter((key) => key.startsWith('Member:'))) {
    cache.evict({ id, fieldName: 'inquiries' });
    cache.evict({ id, fieldName: 'unansweredInquiryCount' });
  }
  cache.gc();
}

/** Asks the shop. The key stays until the answer is known, so that a repeat after a lost connection asks once. */
export function useInquiryCreation(onWritten: OnWritten) {
  const mallUrl = useMallUrl();
  return useSubmission(CreateInquiryDocument, {
    failed: notSaved,
    intent: `${mallUrl}.inquiry`,
    input: ({ values, fileNumbers }: Written, idempotencyKey) => ({
      mallUrl,
      idempotencyKey,
      ...toInput(values, fileNumbers),
    }),
    update: forgetLists,
    onRefused: (refused) =>
      refused.__typename === 'LimitReached'
        ? `문의는 하루에 ${refused.maximum}개까지 남길 수 있어요. 내일 다시 남겨 주세요.`
        : undefined,
    onDone: (inquiry) => onWritten(inquiry),
  });
}

export function useInquiryUpdate(number: string, onWritten: OnWritten) {
  const mallUrl = useMallUrl();
  return useSubmission(UpdateInquiryDocument, {
    failed: notSaved,
    input: ({ values, fileNumbers }: Written) => ({ mallUrl, number, ...toInput(values, fileNumbers) }),
    onDone: (inquiry) => onWritten(inquiry),
  });
}

interface RemovalSettings {
  onDeleted: () => void;
  /** It is not what this page shows: answered meanwhile, or deleted in another tab. */
  onStale: () => void;
}

export function useInquiryRemoval({ onDeleted, onStale }: RemovalSettings) {
  const mallUrl = useMallUrl();
  return useSubmission(DeleteInquiryDocument, {
    failed: '문의를 지우지 못했어요. 잠시 뒤 다시 시도해 주세요.',
    input: (number: string) => ({ mallUrl, number }),
    update: forgetLists,
    onDone: onDeleted,
    onRefused: (refused) => {
      const isGone = refused.__typename === 'FormRefused' && refused.code === 'NOT_FOUND';
      if (isGone || refused.__typename === 'WrongState') onStale();
    },
  });
}
