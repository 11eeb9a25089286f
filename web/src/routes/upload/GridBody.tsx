import { gridWidth, rowHeight } from './grid-sizes.ts';
import { GridRow } from './GridRow.tsx';
import classes from './RowGrid.module.css';
import { pageOf, pageRows } from './row-list.ts';
import type { RowSource } from './row-source.ts';
import type { GridKeys } from './use-grid-keys.ts';
import type { RowEdits } from './use-row-edits.ts';

interface GridBodyProps {
  gridId: string;
  source: RowSource;
  begin: number;
  end: number;
  keys: GridKeys;
  drafts: RowEdits['drafts'];
}

/** The rows near the screen. The active one is always there: what is typed into it must not be lost by scrolling. */
export function GridBody({ gridId, source, begin, end, keys, drafts }: GridBodyProps) {
  const { entries, failedPages, retry } = source;
  const { place } = keys;
  const indexes = [];
  for (let index = begin; index < end; index += 1) indexes.push(index);
  if (place.index < begin && entries.length > 0) indexes.unshift(place.index);
  if (place.index >= end && place.index < entries.length) indexes.push(place.index);
  const isFirstOfPage = (index: number) => index === begin || index % pageRows === 0;
  return (
    <tbody className={classes.body} style={{ height: entries.length * rowHeight, width: gridWidth }}>
      {indexes.map((index) => {
        const entry = entries[index] ?? null;
        return (
          <tr
            key={entry?.number ?? `unread-${index}`}
            aria-rowindex={index + 2}
            className={classes.row}
            style={{ transform: `translateY(${index * rowHeight}px)` }}
            data-active={place.index === index || undefined}
          >
            {entry ? (
              <GridRow gridId={gridId} entry={entry} at={index} draft={drafts.get(entry.number)} keys={keys} />
            ) : (
              <td className={classes.cell}>
                {failedPages.has(pageOf(index)) && isFirstOfPage(index) ? (
                  <button type="button" tabIndex={-1} onClick={retry}>
                    이 줄들을 불러오지 못했어요. 다시 시도
                  </button>
                ) : (
                  '불러오는 중'
                )}
              </td>
            )}
          </tr>
        );
      })}
    </tbody>
  );
}
