import { useEffect, useState, type DragEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import buttons from '../../shared/ui/button.module.css';
import { bulkOrderPath } from '../../shop/links/bulk-order-path.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { HiddenChoice } from './HiddenChoice.tsx';
import { History } from './History.tsx';
import classes from './Upload.module.css';
import { useSendSheet } from './use-send-sheet.ts';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

/** Takes the template out and a filled spreadsheet in, and lists what was sent before. */
export function UploadStart() {
  const { mallUrl, device } = usePage();
  const navigate = useNavigate();
  const [isOver, setIsOver] = useState(false);
  const { sending, isBusy, send } = useSendSheet((number) => void navigate(bulkOrderPath(mallUrl, device, number)));
  useEffect(() => {
    // A file that misses the field would open in place of the page.
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);
  const take = (files: FileList | null) => {
    if (files && files.length > 0 && !isBusy) send(files);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className={classes.root}>
      <PageTitle>대량 주문 업로드</PageTitle>
      <section className={classes.steps} aria-label="파일로 주문하기">
        <p>양식에 주문을 한 줄씩 적어 올려 주세요. 한 번에 2,000줄, 5MB까지 올릴 수 있어요.</p>
        <DownloadButton path="template" fileName="대량주문_양식.xlsx">
          양식 내려받기
        </DownloadButton>
        <p>상품번호와 옵션, 색상은 상품 목록에 있는 그대로 적어 주세요.</p>
        <DownloadButton path="products" fileName="상품목록.xlsx">
          상품 목록 내려받기
        </DownloadButton>
      </section>
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
        }}
        onDrop={onDrop}
      >
        <p>xlsx나 csv 파일을 여기에 끌어다 놓거나 선택해 주세요.</p>
        <label className={buttons.primary} data-disabled={isBusy || undefined}>
          파일 선택
          <input
            type="file"
            accept=".xlsx,.csv"
            className={classes.input}
            disabled={isBusy}
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              currentTarget.value = '';
            }}
          />
        </label>
        {sending && isBusy ? (
          <p className={classes.progress}>
            <progress aria-label={`${sending.name} 올리는 중`} value={sending.progress} max={1} />
            {sending.progress < 1 ? `${Math.floor(sending.progress * 100)}% 올렸어요` : null}
          </p>
        ) : null}
        <output className={classes.note}>{isBusy && sending?.progress === 1 ? '주문을 확인하고 있어요' : null}</output>
        <p role="alert" className={classes.problem}>
          {sending?.failure ? `${sending.name}: ${sending.failure}` : null}
        </p>
        {sending?.repeat ? (
          <button type="button" className={buttons.secondary} onClick={sending.repeat}>
            다시 시도
          </button>
        ) : null}
      </div>
      {sending?.choice ? (
        <HiddenChoice
          fileName={sending.name}
          hidden={sending.choice.hidden}
          onLeaveOut={sending.choice.leaveOut}
          onKeep={sending.choice.keep}
        />
      ) : null}
      <History />
    </div>
  );
}
