import { useApolloClient } from '@apollo/client/react';
import { BulkOrderStateDocument, type BulkOrderFactsFragment } from '../../__generated__/graphql.ts';
import buttons from '../../shared/ui/button.module.css';
import { formatNumber } from '../../shared/format/money.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { DownloadButton } from './DownloadButton.tsx';
import classes from './Upload.module.css';
import { useSendRows } from './use-send-rows.ts';

interface WrongRowsProps {
  bulkOrder: BulkOrderFactsFragment;
  /** Rows of which something typed is not stored yet: a file would not have it. */
  unsavedCount: number;
  onReplaced: () => void;
}

/** The rows with mistakes as a file. Mended it takes their place here, or once these are ordered is a file of its own. */
export function WrongRows({
  bulkOrder: { number, errorCount, availableActions },
  unsavedCount,
  onReplaced,
}: WrongRowsProps) {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const { sending, isBusy, send } = useSendRows(number, () => {
    onReplaced();
    const variables = { mallUrl, number };
    void client.query({ query: BulkOrderStateDocument, variables, fetchPolicy: 'network-only' }).catch(() => {});
  });
  const canEdit = availableActions.includes('EDIT');
  const isOff = isBusy || unsavedCount > 0;
  if (errorCount === 0 && !(canEdit && sending)) return null;
  return (
    <section className={classes.wrong} aria-label="오류가 있는 줄">
      {errorCount > 0 ? (
        <p>
          {canEdit
            ? '엑셀에서 고치는 것이 편하면 오류가 있는 줄만 내려받아 고친 뒤 올려 주세요. 줄 번호로 제자리를 찾아 바꾸고, 다른 줄은 그대로 둬요.'
            : `주문하지 않은 ${formatNumber(errorCount)}줄은 청구하지 않았어요. 내려받아 고친 뒤 새 파일로 올리면 주문할 수 있어요.`}
        </p>
      ) : null}
      <div className={classes.ways}>
        {errorCount > 0 ? (
          <DownloadButton path={`${encodeURIComponent(number)}/errors`} fileName={`오류줄_${number}.xlsx`}>
            오류가 있는 줄만 내려받기
          </DownloadButton>
        ) : null}
        {canEdit && errorCount > 0 ? (
          <label className={buttons.secondary} data-disabled={isOff || undefined}>
            고친 줄 올리기
            <input
              type="file"
              accept=".xlsx,.csv"
              className={classes.input}
              disabled={isOff}
              onChange={({ currentTarget }) => {
                if (currentTarget.files) send(currentTarget.files);
                currentTarget.value = '';
              }}
            />
          </label>
        ) : null}
        {sending?.repeat ? (
          <button type="button" className={buttons.secondary} onClick={sending.repeat}>
            다시 시도
          </button>
        ) : null}
      </div>
      <output className={classes.note}>
        {isBusy ? '고친 줄을 확인하고 있어요' : null}
        {canEdit && sending?.replaced ? `${formatNumber(sending.replaced)}줄을 바꿨어요. 다른 줄은 그대로예요.` : null}
      </output>
      <p role="alert" className={classes.problem}>
        {sending?.failure ? `${sending.name}: ${sending.failure}` : null}
      </p>
    </section>
  );
}
