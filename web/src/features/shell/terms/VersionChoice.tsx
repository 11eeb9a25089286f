import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/UnstyledButton.css';
import { Select } from '@mantine/core';
import { useId, useState, type KeyboardEvent } from 'react';
import type { TermsQuery } from '../../../__generated__/graphql.ts';
import { formatDay } from '../../../shared/format/time.ts';
import { printPage } from '../../../shared/print/print-page.ts';
import { ChevronDownIcon, PrinterIcon } from '../../../shared/ui/late-icons.tsx';
import { MantineSurface } from '../../../shared/ui/mantine/MantineSurface.tsx';
import classes from './VersionChoice.module.css';

type TermsVersion = NonNullable<NonNullable<TermsQuery['mall']>['terms']>[number];

interface VersionChoiceProps {
  /** The newest first. */
  versions: readonly TermsVersion[];
  shown: TermsVersion | undefined;
  onChoose: (id: string) => void;
}

/** The versions by the day since when they hold, and the way onto paper. */
export function VersionChoice({ versions, shown, onChoose }: VersionChoiceProps) {
  const id = useId();
  const [isListOpen, setIsListOpen] = useState(false);
  // Esc closes the list first; preventing the default keeps the viewer open.
  const keepViewer = (event: KeyboardEvent) => isListOpen && event.key === 'Escape' && event.preventDefault();
  return (
    <div className={classes.root}>
      <div className={classes.choice}>
        <label htmlFor={id}>시행일</label>
        <MantineSurface>
          <Select
            id={id}
            className={classes.field}
            data={versions.map((version, index) => ({
              value: version.id,
              label: index === 0 ? `${nameOf(version)} (현행)` : nameOf(version),
            }))}
            value={shown?.id ?? null}
            onChange={(chosen) => chosen && onChoose(chosen)}
            placeholder="없음"
            nothingFoundMessage="검색 결과가 없습니다."
            onDropdownOpen={() => setIsListOpen(true)}
            onDropdownClose={() => setIsListOpen(false)}
            onKeyDown={keepViewer}
            allowDeselect={false}
            withScrollArea={false}
            size="md"
            rightSection={<ChevronDownIcon size={18} />}
            rightSectionPointerEvents="none"
            // Inside the viewer: content outside of a modal dialog can be neither seen nor reached.
            comboboxProps={{ withinPortal: false, hideDetached: false, transitionProps: { duration: 0 } }}
            classNames={{
              input: classes.input,
              dropdown: classes.dropdown,
              option: classes.option,
              empty: classes.option,
            }}
          />
        </MantineSurface>
      </div>
      {shown && (
        <button type="button" className={classes.print} onClick={() => void printPage()}>
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
