import { useState } from 'react';
import buttons from '../../shared/ui/button.module.css';
import { formatNumber } from '../../shared/format/money.ts';
import { mendWords, type Mend } from './mends.ts';
import classes from './Upload.module.css';
import { useMends } from './use-mends.ts';
import type { RowEdits } from './use-row-edits.ts';

interface MendsProps {
  /** Of the bulk order. */
  number: string;
  revision: string;
  edits: RowEdits;
}

/** Mends all cells with one mistake in a press. It can be undone as a whole. */
export function Mends({ number, revision, edits }: MendsProps) {
  const mends = useMends(number, revision, edits);
  const [note, setNote] = useState<string | null>(null);
  const mend = ({ edits: found, count }: Mend) => {
    edits.save(...found);
    setNote(`${formatNumber(count)}칸을 고쳤어요. 되돌리기(Ctrl+Z)로 한 번에 되돌릴 수 있어요.`);
  };
  return (
    <>
      {mends.length > 0 ? (
        <div className={classes.ways}>
          {mends.map((each) => (
            <button key={each.repair} type="button" className={buttons.secondary} onClick={() => mend(each)}>
              {mendWords(each)}
            </button>
          ))}
        </div>
      ) : null}
      <output className={classes.note}>{note}</output>
    </>
  );
}
