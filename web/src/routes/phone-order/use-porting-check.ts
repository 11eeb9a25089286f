import {
  CheckNumberPortingDocument,
  type CheckNumberPortingMutation,
  type PortingProofInput,
} from '../../__generated__/graphql.ts';
import { toTelephone } from '../../shared/form/telephone.ts';
import type { RefusedOf } from '../../shared/submission/result.ts';
import type { FormPlace } from '../../shared/submission/settings.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';
import type { CheckedNumber, NumberToPort } from './application.ts';
import { forgetRefused } from './forget-refused.ts';
import { portingRefusalText, type ProofKind } from './porting-words.ts';

/**
 * The digits are in the form alone. A check whose answer was lost is sent again with the same key: what tells whether it is the same is a fingerprint
 * with the number of the proof in it, which nobody knows, so that the digits cannot be guessed from it.
 */
interface Check {
  toPort: NumberToPort;
  kind: ProofKind;
  digits: string;
}

interface PortingCheckParts {
  sheetNumber: string;
  certificationNumber: string;
  form: FormPlace;
  onChecked: (number: CheckedNumber) => void;
}

/** Asks the porting center whether a number can be brought along. */
export function usePortingCheck({ sheetNumber, certificationNumber, form, onChecked }: PortingCheckParts) {
  const { mallUrl } = usePage();
  const sessions = useSessionStore();
  return useSubmission(CheckNumberPortingDocument, {
    intent: `${mallUrl}.porting.${sheetNumber}`,
    input: ({ toPort, kind, digits }: Check, idempotencyKey) => ({
      mallUrl,
      idempotencyKey,
      sheetNumber,
      certificationNumber,
      phone: toTelephone(toPort.phone),
      carrierCode: toPort.carrierCode,
      proof: proofOf(kind, digits),
    }),
    failed: '번호이동을 확인하지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    onDone: ({ number }, { values: { toPort } }) => onChecked({ ...toPort, portingNumber: number }),
    onRefused(answer) {
      forgetRefused(answer, sheetNumber, sessions);
      return wordsFor(answer);
    },
    form: { ...form, fieldOf },
  });
}

function proofOf(kind: ProofKind, digits: string): PortingProofInput {
  if (kind === 'accountDigits') return { accountDigits: digits };
  return kind === 'cardDigits' ? { cardDigits: digits } : { deviceDigits: digits };
}

function wordsFor(refused: RefusedOf<CheckNumberPortingMutation>): string | undefined {
  switch (refused.__typename) {
    case 'PortingRefused':
      return portingRefusalText(refused);
    case 'Expired':
      if (refused.subject === null) return undefined;
      return refused.subject === 'SHEET'
        ? '신청서 유효 시간 60분이 지났어요. 신청서를 다시 만들어 주세요.'
        : '본인 인증을 다시 해 주세요. 입력한 내용은 남아 있어요.';
    case 'InProgress':
      return '앞선 요청을 처리하고 있어요. 잠시 뒤 다시 눌러 주세요.';
    default:
      return undefined;
  }
}

function fieldOf([name = '']: readonly string[]): string | null {
  if (name === 'proof') return 'digits';
  return name === 'phone' || name === 'carrierCode' ? `toPort.${name}` : null;
}
