import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { MallFilter, type Choice } from './Filters.tsx';
import { PressWithWords, type WantedWords } from './Press.tsx';
import { useList } from './use-list.ts';
import { useMalls, type Mall } from './use-malls.ts';
import { WorkList, type Column } from './WorkList.tsx';

interface Props<Row> {
  title: string;
  hint?: string;
  /** Of the list; a row is at its number below it. */
  path: string;
  /** Names of filters beside that of the mall. */
  filters?: readonly string[];
  tools?: ReactNode;
  columns: readonly Column<Row>[];
  numberOf: (row: Row) => number;
  /** What a row is called in the names of its presses. */
  nameOf: (row: Row) => string;
  /** Fields of a row, or of a new one. */
  wordsOf: (malls: readonly Mall[], row?: Row) => readonly WantedWords[];
  bodyOf: (typed: Record<string, string>, row?: Row) => object;
  done: Record<'written' | 'changed' | 'removed', string>;
  /** Before a row is removed. */
  question: string;
  empty: string;
}

/** What the shop says of itself, mall by mall: rows that are written, changed and removed. */
export function ContentList<Row>(props: Props<Row>) {
  const { title, hint, path, filters = [], tools, columns, numberOf, done, empty, wordsOf, bodyOf } = props;
  const state = useList<Row>(path, ['mallId', ...filters]);
  const malls = useMalls();
  const choices: Choice[] = malls.map(({ mallId, mallNm }) => ({ value: mallId, label: mallNm }));
  return (
    <WorkList
      title={title}
      {...(hint !== undefined && { hint })}
      tools={
        <>
          <MallFilter />
          {tools}
          {choices.length > 0 && (
            <PressWithWords
              label="새로 쓰기"
              isQuiet={false}
              path={path}
              target={title}
              done={done.written}
              onDone={state.reload}
              words={[{ name: 'mallId', label: '쇼핑몰', choices }, ...wordsOf(malls)]}
              bodyOf={(typed) => bodyOf(typed)}
              isWide
            />
          )}
        </>
      }
      state={state}
      columns={[...columns, actionsOf(props, malls, state.reload)]}
      keyOf={(row) => String(numberOf(row))}
      empty={empty}
    />
  );
}

function actionsOf<Row>(list: Props<Row>, malls: readonly Mall[], onDone: () => void): Column<Row> {
  return {
    title: '할 일',
    cell: (row) => malls.length > 0 && <RowActions {...list} row={row} malls={malls} onDone={onDone} />,
  };
}

interface ActionProps<Row> extends Props<Row> {
  row: Row;
  malls: readonly Mall[];
  onDone: () => void;
}

function RowActions<Row>(props: ActionProps<Row>) {
  const { row, malls, onDone, path, numberOf, nameOf, wordsOf, bodyOf, done, question } = props;
  const press = { target: nameOf(row), onDone };
  return (
    <Group gap="xs">
      <PressWithWords
        label="고치기"
        path={`${path}/${numberOf(row)}/change`}
        done={done.changed}
        words={wordsOf(malls, row)}
        bodyOf={(typed) => bodyOf(typed, row)}
        isWide
        {...press}
      />
      <PressWithWords
        label="지우기"
        words={[]}
        question={question}
        path={`${path}/${numberOf(row)}/remove`}
        done={done.removed}
        {...press}
      />
    </Group>
  );
}
