import { useApolloClient } from '@apollo/client/react';
import { useEffect, useId, useRef, useState, type ClipboardEvent } from 'react';
import { BulkOrderRowsDocument, type BulkOrderFactsFragment } from '../../__generated__/graphql.ts';
import { useBulkOrderRowsQuery } from '../../__generated__/hooks.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { ActiveCell } from './ActiveCell.tsx';
import { columns, type Cells, type Row } from './columns.ts';
import { cellId, GridRow, placeOf } from './GridRow.tsx';
import { pastedCells } from './pasted-cells.ts';
import classes from './RowGrid.module.css';
import { useGridKeys, type GridKeys } from './use-grid-keys.ts';
import { nextError } from './next-error.ts';
import type { RowEdit, RowEdits } from './use-row-edits.ts';

const rowHeight = 60;
const screenRows = 9;
/** Height of the scrollbar of a wide table. */
const scrollBar = 17;
/** Rows above and below the screen that are in the page. */
const spare = 4;
const pageRows = 100;
const width = 90 + columns.reduce((sum, column) => sum + column.width, 0);

interface RowGridProps {
  bulkOrder: BulkOrderFactsFragment;
  errorsOnly: boolean;
  edits: RowEdits;
}

/** The rows of a bulk order. Only those near the screen are in the page, and pages are loaded as they come near. */
export function RowGrid({ bulkOrder, errorsOnly, edits }: RowGridProps) {
  const { number } = bulkOrder;
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const id = useId();
  const scroller = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  const [note, setNote] = useState<string | null>(null);
  const ofPage = (page: number) => ({ mallUrl, number, errorsOnly, page });
  const first = useBulkOrderRowsQuery({ variables: ofPage(1), errorPolicy: 'all' });
  const rowCount = first.data?.viewer?.bulkOrder?.rows?.totalCount ?? 0;
  const canEdit = bulkOrder.availableActions.includes('EDIT');
  const keys = useGridKeys({ rowCount, screenRows, canEdit });
  const { place } = keys;
  const active = useBulkOrderRowsQuery({ variables: ofPage(pageOf(place.row)), errorPolicy: 'all' });
  const activeRow = active.data?.viewer?.bulkOrder?.rows?.nodes[place.row % pageRows];

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const [above, below] = [place.row * rowHeight, (place.row + 2) * rowHeight - element.clientHeight];
    if (element.scrollTop > above) element.scrollTop = above;
    else if (element.scrollTop < below) element.scrollTop = below;
    const left = columns.slice(0, place.column).reduce((sum, column) => sum + column.width, 0);
    const right = left + (columns[place.column]?.width ?? 0) + 90 - element.clientWidth;
    if (element.scrollLeft > left) element.scrollLeft = left;
    else if (element.scrollLeft < right) element.scrollLeft = right;
  }, [place.row, place.column]);

  async function rowsOf(page: number): Promise<readonly Row[]> {
    const { data } = await client.query({ query: BulkOrderRowsDocument, variables: ofPage(page) });
    return data?.viewer?.bulkOrder?.rows?.nodes ?? [];
  }

  async function goToNextError() {
    const next = await nextError(place, { rowCount, pageRows, rowsOf }).catch(() => null);
    setNote(next ? null : '다른 오류를 찾지 못했어요.');
    if (next) keys.goTo(next);
    scroller.current?.focus({ preventScroll: true });
  }

  async function paste(event: ClipboardEvent) {
    if (!canEdit || keys.editing !== null) return;
    event.preventDefault();
    const pasted = pastedCells(event.clipboardData.getData('text/plain'));
    const fitting = pasted.slice(0, rowCount - place.row);
    const found: RowEdit[] = [];
    try {
      for (const [offset, texts] of fitting.entries()) {
        const index = place.row + offset;
        const row = (await rowsOf(pageOf(index)))[index % pageRows];
        if (row) found.push({ row, changes: toCells(texts, place.column) });
      }
    } catch {
      return setNote('줄을 불러오지 못해서 붙여넣지 않았어요. 잠시 뒤 다시 붙여넣어 주세요.');
    }
    if (found.length > 0) edits.save(...found);
    const left = pasted.length - fitting.length;
    setNote(
      [
        `${found.length}줄을 붙여넣었어요.`,
        left > 0 && `마지막 줄을 넘는 ${left}줄은 붙여넣지 않았어요.`,
        pasted.some((texts) => texts.length > columns.length - place.column) &&
          '마지막 칸을 넘는 내용은 붙여넣지 않았어요.',
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  if (first.error && rowCount === 0) return <SectionFailure error={first.error} onRetry={() => void first.refetch()} />;
  const begin = Math.max(0, Math.floor(top / rowHeight) - spare);
  const end = Math.min(rowCount, begin + screenRows + 2 * spare);
  return (
    <>
      <table
        ref={scroller}
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table with one active cell, by the keys of a grid
        role="grid"
        aria-label="대량 주문 목록"
        aria-rowcount={rowCount + 1}
        aria-colcount={columns.length + 1}
        aria-readonly={!canEdit}
        aria-busy={first.loading}
        aria-activedescendant={rowCount > 0 ? cellId(id, place) : undefined}
        tabIndex={0}
        className={classes.grid}
        style={{ height: (Math.max(2, Math.min(screenRows, rowCount)) + 1) * rowHeight + scrollBar }}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        onMouseDown={({ target }) => {
          const pressed = placeOf(target);
          if (pressed) keys.goTo(pressed);
        }}
        onDoubleClick={() => keys.edit({ text: null })}
        onKeyDown={keys.onKeyDown}
        onPaste={(event) => void paste(event)}
      >
        <thead className={classes.head} style={{ width }}>
          <tr aria-rowindex={1}>
            <th scope="col" aria-colindex={1} className={classes.number}>
              줄
            </th>
            {columns.map(({ name, title, width: own }, index) => (
              <th key={name} scope="col" aria-colindex={index + 2} className={classes.cell} style={{ width: own }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classes.body} style={{ height: rowCount * rowHeight, width }}>
          {pagesOf(begin, end).map((page) => (
            <RowPage
              key={page}
              gridId={id}
              variables={ofPage(page)}
              begin={begin}
              end={end}
              keys={keys}
              edits={edits}
            />
          ))}
        </tbody>
      </table>
      <output className={classes.note}>{note}</output>
      {activeRow ? (
        <ActiveCell
          row={activeRow}
          column={columns[place.column]}
          edits={edits}
          canEdit={canEdit}
          onNextError={bulkOrder.errorCount > 0 ? () => void goToNextError() : null}
        />
      ) : null}
    </>
  );
}

interface RowPageProps {
  gridId: string;
  variables: { mallUrl: string; number: string; errorsOnly: boolean; page: number };
  begin: number;
  end: number;
  keys: GridKeys;
  edits: RowEdits;
}

/** Those rows of a page of the list that are near the screen. */
function RowPage({ gridId, variables, begin, end, keys, edits }: RowPageProps) {
  const { data, error, refetch } = useBulkOrderRowsQuery({ variables, errorPolicy: 'all' });
  const start = (variables.page - 1) * pageRows;
  const nodes = data?.viewer?.bulkOrder?.rows?.nodes;
  const indexes = [];
  for (let index = Math.max(begin, start); index < Math.min(end, start + pageRows); index += 1) indexes.push(index);
  return indexes.map((index) => {
    const row = nodes?.[index - start];
    const { place } = keys;
    return (
      <tr
        key={index}
        aria-rowindex={index + 2}
        className={classes.row}
        style={{ transform: `translateY(${index * rowHeight}px)` }}
        data-active={place.row === index || undefined}
      >
        {row ? (
          <GridRow
            gridId={gridId}
            index={index}
            row={row}
            draft={edits.drafts.get(row.number)}
            keys={keys}
            save={edits.save}
          />
        ) : (
          <td className={classes.cell}>
            {error && index === Math.max(begin, start) ? (
              <button type="button" tabIndex={-1} onClick={() => void refetch()}>
                이 줄들을 불러오지 못했어요. 다시 시도
              </button>
            ) : (
              '불러오는 중'
            )}
          </td>
        )}
      </tr>
    );
  });
}

function pageOf(index: number): number {
  return Math.floor(index / pageRows) + 1;
}

function pagesOf(begin: number, end: number): number[] {
  if (end <= begin) return [];
  const first = pageOf(begin);
  return Array.from({ length: pageOf(end - 1) - first + 1 }, (_, index) => first + index);
}

function toCells(texts: readonly string[], from: number): Partial<Cells> {
  const fitting = columns.slice(from, from + texts.length);
  return Object.fromEntries(fitting.map(({ name }, index) => [name, texts[index] ?? '']));
}
