import { formatDay } from '../../../shared/format/time.ts';
import { PrinterIcon } from '../../../shared/ui/icons/icons.tsx';
import type { TermsVersion } from './TermsViewer.tsx';
import classes from './VersionChoice.module.css';

interface VersionChoiceProps {
  /** The newest first. */
  versions: readonly TermsVersion[];
  shown: TermsVersion | undefined;
  onChoose: (id: string) => void;
}

/** The versions by the day since when they hold, and the way onto paper. */
export function VersionChoice({ versions, shown, onChoose }: VersionChoiceProps) {
  return (
    <div className={classes.root}>
      <label className={classes.choice}>
        <span>시행일</span>
        <select value={shown?.id ?? ''} onChange={({ target }) => onChoose(target.value)}>
          {versions.map((version, index) => (
            <option key={version.id} value={version.id}>
              {nameOf(version)}
              {index === 0 && ' (현행)'}
            </option>
          ))}
          {versions.length === 0 && (
            <option value="" disabled>
              검색 결과가 없습니다.
            </option>
          )}
        </select>
      </label>
      {shown && (
        <button type="button" className={classes.print} onClick={() => window.print()}>
          <PrinterIcon size={20} />
          인쇄
        </button>
      )}
    </div>
  );
}

function nameOf({ number, approvedAt }: TermsVersion): string {
  return approvedAt ? formatDay(approvedAt) : `제${number}호`;
}
