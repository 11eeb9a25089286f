import type { BulkOrderColumn, BulkOrderRowFactsFragment } from '../../__generated__/graphql.ts';

export type Row = BulkOrderRowFactsFragment;
export type CellName = Exclude<keyof Row['cells'], '__typename'>;
export type Cells = Record<CellName, string>;

export interface Column {
  name: CellName;
  column: BulkOrderColumn;
  /** As in the template. */
  title: string;
  /** Pixels. */
  width: number;
}

const column = (name: CellName, code: BulkOrderColumn, title: string, width: number): Column => ({
  name,
  column: code,
  title,
  width,
});

/** In the order of the template. */
export const columns: readonly Column[] = [
  column('customerOrderNumber', 'CUSTOMER_ORDER_NUMBER', '고객주문번호', 180),
  column('productNumber', 'PRODUCT_NUMBER', '상품번호', 240),
  column('optionName', 'OPTION_NAME', '옵션', 140),
  column('colorName', 'COLOR_NAME', '색상', 120),
  column('quantity', 'QUANTITY', '수량', 110),
  column('receiverName', 'RECEIVER_NAME', '받는분', 120),
  column('receiverPhone', 'RECEIVER_PHONE', '연락처', 160),
  column('postalCode', 'POSTAL_CODE', '우편번호', 120),
  column('roadAddress', 'ROAD_ADDRESS', '주소', 260),
  column('detailAddress', 'DETAIL_ADDRESS', '상세주소', 180),
  column('deliveryMessage', 'DELIVERY_MESSAGE', '배송메시지', 200),
  column('entranceMethod', 'ENTRANCE_METHOD', '출입방법', 120),
  column('entranceDetail', 'ENTRANCE_DETAIL', '출입정보', 120),
];

export function errorAt(row: Pick<Row, 'errors'>, { column: code }: Column): Row['errors'][number] | null {
  return row.errors.find((error) => error.column === code) ?? null;
}

/** The cells without what only the cache knows of them. */
export function plainCells(cells: Row['cells'], changes: Partial<Cells> = {}): Cells {
  return Object.fromEntries(columns.map(({ name }) => [name, changes[name] ?? cells[name]])) as Cells; // of every column
}
