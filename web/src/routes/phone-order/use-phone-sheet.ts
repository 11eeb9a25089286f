import { useNavigate } from 'react-router-dom';
import {
  CreatePhoneOrderSheetDocument,
  type CreatePhoneOrderSheetInput,
  type CreatePhoneOrderSheetMutation,
} from '../../__generated__/graphql.ts';
import type { RefusedOf } from '../../shared/submission/result.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { phoneOrderPath } from '../../shop/links/phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';
import { carryApplication } from './application.ts';

/** What a sheet is made of. */
export type SheetSource = Omit<CreatePhoneOrderSheetInput, 'mallUrl' | 'idempotencyKey'>;

/** Has a sheet of the choice written, and goes on to the certification with its number in the address. */
export function usePhoneSheet(params: URLSearchParams) {
  const { mallUrl, device } = usePage();
  const navigate = useNavigate();
  const sessions = useSessionStore();
  return useSubmission(CreatePhoneOrderSheetDocument, {
    intent: `${mallUrl}.phone-sheet`,
    input: (source: SheetSource, idempotencyKey) => ({ mallUrl, idempotencyKey, ...source }),
    failed: '신청서를 만들지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    onRefused: wordsFor,
    async onDone({ number }, { isLeft }) {
      const query = new URLSearchParams(params);
      const replaced = query.get('sheet');
      if (replaced !== null && replaced !== number) await carryApplication(replaced, number, sessions);
      query.set('sheet', number);
      if (!isLeft) await navigate(phoneOrderPath(mallUrl, device, 'certPhone', query));
    },
  });
}

function wordsFor(refused: RefusedOf<CreatePhoneOrderSheetMutation>): string | undefined {
  switch (refused.__typename) {
    case 'OutOfStock':
      return '선택한 색상이 품절됐어요. 다른 색상을 선택해 주세요.';
    case 'WrongState':
      return '지금은 신청을 받지 않는 휴대폰이에요.';
    case 'InProgress':
      return '앞선 요청을 처리하고 있어요. 잠시 뒤 다시 눌러 주세요.';
    default:
      return undefined;
  }
}
