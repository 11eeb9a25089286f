import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  SubmitPhoneOrderDocumentsDocument,
  type PhoneDocumentInput,
  type PhoneDocumentKind,
} from '../../__generated__/graphql.ts';
import { StepFrame } from '../../features/orders/StepFrame/StepFrame.tsx';
import { focusField } from '../../shared/form/focus-field.ts';
import { momentInWords } from '../../shared/format/day-words.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { usePhotos } from '../../shop/files/use-photos.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { ActionParts } from './action-parts.ts';
import { DocumentField } from './DocumentField.tsx';
import { outcomeState } from '../../features/orders/step-outcome.ts';
import { useStaleState } from './use-stale-state.ts';

/** Gives all documents that were asked for, at once. Each is uploaded as soon as it is chosen. */
export function DocumentsPage({ order, back, title }: ActionParts) {
  const { number, documentsDueAt, reasonText } = order;
  const mallUrl = useMallUrl();
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const kinds = (order.documents ?? []).flatMap(({ kind }) => (kind === null ? [] : [kind]));
  const files = usePhotos('DOCUMENT', kinds.length);
  const [missing, setMissing] = useState<readonly PhoneDocumentKind[]>([]);
  const { submit, isBusy, note, tell } = useSubmission(SubmitPhoneOrderDocumentsDocument, {
    intent: `${mallUrl}.phone-documents.${number}`,
    input: (documents: PhoneDocumentInput[], idempotencyKey) => ({
      mallUrl,
      idempotencyKey,
      orderNumber: number,
      documents,
    }),
    failed: '서류를 내지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    async onDone(_order, { isLeft }) {
      if (!isLeft) await navigate(back, { replace: true, state: outcomeState('서류를 냈어요. 심사를 이어가요.') });
    },
    onRefused: useStaleState(number, back),
  });

  const press = () => {
    tell(null);
    if (files.isBusy) return tell('서류를 올리고 있어요. 다 올린 뒤 다시 눌러 주세요.');
    const given = kinds.flatMap((kind) => {
      const fileNumber = files.list.find(({ slot }) => slot === kind)?.number;
      return fileNumber == null ? [] : [{ kind, fileNumber }];
    });
    const lacking = kinds.filter((kind) => !given.some((each) => each.kind === kind));
    setMissing(lacking);
    if (lacking[0]) focusField(root.current, { [lacking[0]]: true });
    else void submit(given);
  };

  return (
    <StepFrame
      ref={root}
      title={title}
      number={`주문번호 ${number}`}
      back={back}
      verb="서류 내기"
      isBusy={isBusy}
      note={note}
      isAskedFor
      onDo={press}
    >
      <p>
        {reasonText} {documentsDueAt === null ? null : `${momentInWords(documentsDueAt)}까지 모두 함께 내 주세요.`}{' '}
        신분증 사진은 받지 않아요. 주민등록번호 뒷자리는 가리고 올려 주세요.
      </p>
      {kinds.map((kind) => (
        <DocumentField key={kind} kind={kind} files={files} isMissing={missing.includes(kind)} />
      ))}
    </StepFrame>
  );
}
