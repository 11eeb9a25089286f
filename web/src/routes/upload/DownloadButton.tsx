import { useState, type ReactNode } from 'react';
import buttons from '../../shared/ui/button.module.css';
import { loadFile } from '../../shop/files/load-file.ts';
import { saveAs } from '../../shop/files/save-as.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';
import classes from './Upload.module.css';

interface DownloadButtonProps {
  /** Below /bulk-orders/. */
  path: string;
  fileName: string;
  children: ReactNode;
}

/** Saves a spreadsheet of the member. A link cannot: the session goes in a header. */
export function DownloadButton({ path, fileName, children }: DownloadButtonProps) {
  const mallUrl = useMallUrl();
  const sessions = useSessionStore();
  const [note, setNote] = useState<string | null>(null);

  async function download() {
    if (!sessions) return;
    setNote('파일을 받고 있어요');
    const address = `/bulk-orders/${path}?${new URLSearchParams({ mallUrl, format: 'xlsx' })}`;
    const file = await loadFile({ path: address, sessions, signal: new AbortController().signal });
    setNote(file ? null : '파일을 받지 못했어요. 잠시 뒤 다시 눌러 주세요.');
    if (file) saveAs(file, fileName);
  }

  return (
    <>
      <button type="button" className={buttons.secondary} onClick={() => void download()}>
        {children}
      </button>
      <output className={classes.note}>{note}</output>
    </>
  );
}
