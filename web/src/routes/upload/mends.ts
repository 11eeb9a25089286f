import type { BulkOrderRepair } from '../../__generated__/graphql.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { columns, type Row } from './columns.ts';
import type { RowEdit } from './row-edit.ts';
import type { Drafts } from './use-drafts.ts';

/** All cells with one kind of mistake that the mall knows a text for. */
export interface Mend {
  /** Null: the mall does not send it. */
  repair: BulkOrderRepair | null;
  count: number;
  edits: RowEdit[];
}

/** What can be mended in one press, most cells first. Cells with a text that is not stored yet are left out. */
export function mendsOf(rows: readonly Row[], drafts: Drafts): Mend[] {
  const byRepair = new Map<BulkOrderRepair | null, Mend>();
  for (const row of rows) {
    for (const { column, suggestion, repair } of row.errors) {
      const name = columns.find((each) => each.column === column)?.name;
      if (!name || suggestion === null || drafts.get(row.number)?.cells[name] !== undefined) continue;
      const mend = byRepair.get(repair) ?? { repair, count: 0, edits: [] };
      const last = mend.edits.at(-1);
      const edits =
        last?.row === row
          ? [...mend.edits.slice(0, -1), { row, changes: { ...last.changes, [name]: suggestion } }]
          : [...mend.edits, { row, changes: { [name]: suggestion } }];
      byRepair.set(repair, { repair, count: mend.count + 1, edits });
    }
  }
  return [...byRepair.values()].toSorted((one, other) => other.count - one.count);
}

const words: Readonly<Record<BulkOrderRepair, (count: string) => string>> = {
  LOST_ZERO: (count) => `맨 앞의 0이 빠진 칸 ${count}개 모두 고치기`,
  QUANTITY_WORD: (count) => `말로 적은 수량 ${count}개 숫자로 고치기`,
  MERGED_CELL: (count) => `병합된 칸 ${count}개 위 칸 값으로 채우기`,
  STRAY_QUOTE: (count) => `따옴표가 잘못 붙은 칸 ${count}개 모두 고치기`,
  LEADING_SIGN: (count) => `맨 앞에 기호가 붙은 칸 ${count}개 기호 지우기`,
  DATE: (count) => `날짜로 바뀐 칸 ${count}개 모두 고치기`,
};

export function mendWords({ repair, count }: Mend): string {
  const number = formatNumber(count);
  return repair === null ? `고칠 값을 아는 칸 ${number}개 모두 고치기` : words[repair](number);
}
