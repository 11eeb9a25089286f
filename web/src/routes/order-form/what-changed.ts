import type { SheetFactsFragment } from '../../__generated__/graphql.ts';

/** What of a sheet is another one than it was shown, in words. `now` is null while it cannot be read. */
export function whatChanged(before: SheetFactsFragment, now: SheetFactsFragment | null): string {
  const found = now
    ? [
        before.summary.payTotal !== now.summary.payTotal && '결제 금액이 바뀌었어요.',
        before.summary.payTotal === now.summary.payTotal &&
          textOf(before.summary) !== textOf(now.summary) &&
          '배송비나 할인이 바뀌었어요.',
        textOf(before.lines) !== textOf(now.lines) && '주문 상품이 바뀌었어요.',
        textOf(before.installments) !== textOf(now.installments) &&
          before.summary.payTotal === now.summary.payTotal &&
          '할부 조건이 바뀌었어요.',
        textOf(before.agreements) !== textOf(now.agreements) && '동의할 내용이 바뀌었어요.',
      ].filter((text) => text !== false)
    : [];
  return [...(found.length > 0 ? found : ['주문 내용이 바뀌었어요.']), '확인하고 다시 눌러 주세요.'].join(' ');
}

/** Equal for equal answers: the same query tells their fields in the same order. */
function textOf(part: unknown): string {
  return JSON.stringify(part);
}
