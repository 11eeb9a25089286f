import { Button } from '@mantine/core';
import { useState } from 'react';
import { loadPhoto } from '../../shop/files/load-photo.ts';
import { saveAs } from '../../shop/files/save-as.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';
import { Note } from '../../shared/ui/Note/Note.tsx';

interface PaperButtonProps {
  fileNumber: string;
  /** What the file is called, without its ending. */
  name: string;
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};

/** Saves a paper that was handed in. A link cannot: the session goes in a header. */
export function PaperButton({ fileNumber, name }: PaperButtonProps) {
  const mallUrl = useMallUrl();
  const sessions = useSessionStore();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const fetchPaper = async () => {
    if (!sessions || isBusy) return;
    setIsBusy(true);
    const file = await loadPhoto({ mallUrl, number: fileNumber, sessions, signal: new AbortController().signal });
    setIsBusy(false);
    setHasFailed(file === null);
    if (file !== null) saveAs(file, `${name}${endings[file.type] ?? ''}`);
  };
  return (
    <>
      <Button variant="default" size="sm" aria-disabled={isBusy} onClick={() => void fetchPaper()}>
        내려받기<span className="visually-hidden">, {name}</span>
      </Button>
      <Note>{hasFailed ? '서류를 내려받지 못했어요. 잠시 뒤 다시 눌러 주세요.' : null}</Note>
    </>
  );
}
