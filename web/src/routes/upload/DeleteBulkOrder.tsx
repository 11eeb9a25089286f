import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeleteBulkOrderDocument } from '../../__generated__/graphql.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import buttons from '../../shared/ui/button.module.css';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog/ConfirmDialog.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { usePage } from '../../shop/page/page-context.ts';
import classes from './Upload.module.css';

/** Deletes the whole file with its rows, after a question. */
export function DeleteBulkOrder({ number }: { number: string }) {
  const { mallUrl, device } = usePage();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { submit, isBusy, note } = useSubmission(DeleteBulkOrderDocument, {
    input: () => ({ mallUrl, number }),
    failed: '삭제하지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    async onDone(_deleted, { isLeft }) {
      if (!isLeft) await navigate(pathTo('upload', { url: mallUrl }, device), { replace: true });
    },
    onRefused: (refused) => (refused.__typename === 'WrongState' ? '이미 주문을 확정해 삭제할 수 없어요.' : undefined),
  });
  return (
    <>
      <button type="button" className={buttons.secondary} aria-disabled={isBusy} onClick={() => setIsAsking(true)}>
        파일 삭제
      </button>
      <p role="alert" className={classes.problem}>
        {note}
      </p>
      {isAsking ? (
        <ConfirmDialog
          title="이 파일을 삭제할까요?"
          text="올린 주문이 모두 삭제되고, 다시 되돌릴 수 없어요."
          action="삭제하기"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            void submit();
          }}
        />
      ) : null}
    </>
  );
}
