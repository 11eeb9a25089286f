import { useState } from 'react';
import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { useFavorite } from '../../shop/favorites/use-favorite.ts';
import { UndoNotice } from '../../shared/ui/UndoNotice/UndoNotice.tsx';

interface TakenOutProps {
  products: readonly ProductCardFragment[];
  /** Favorites that were removed together and are restored together. */
  together: ReadonlySet<string>;
  onUndo: (products: readonly ProductCardFragment[]) => void;
}

/** Names the product taken out of the favorites last, and puts it back; of several together their number. */
export function TakenOut({ products, together, onUndo }: TakenOutProps) {
  const [order, setOrder] = useState<readonly string[]>([]);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const out = new Map(products.map((product) => [product.id, product]));
  const next = [...order.filter((id) => out.has(id)), ...[...out.keys()].filter((id) => !order.includes(id))];
  if (next.join() !== order.join()) {
    setOrder(next);
    // A product that is put back and taken out again is announced again.
    setSettled(new Set([...settled].filter((id) => out.has(id))));
  }
  const latest = out.get(next.findLast((id) => !settled.has(id)) ?? '');
  const dismiss = () => setSettled(new Set(next));
  if (!latest) return <UndoNotice text={null} onUndo={dismiss} onDismiss={dismiss} />;
  const group = together.has(latest.id) ? products.filter(({ id }) => together.has(id)) : [];
  if (group.length < 2) return <Notice key={latest.id} product={latest} onDone={dismiss} />;
  return (
    <UndoNotice
      text={`상품 ${group.length}개의 찜을 해제했어요.`}
      onUndo={() => {
        dismiss();
        onUndo(group);
      }}
      onDismiss={dismiss}
    />
  );
}

function Notice({ product, onDone }: { product: ProductCardFragment; onDone: () => void }) {
  const { toggle } = useFavorite(product);
  const undo = () => {
    onDone();
    toggle(false);
    document.querySelector<HTMLElement>(`button[data-favorite="${CSS.escape(product.id)}"]`)?.focus();
  };
  return <UndoNotice text={`${product.name} 상품의 찜을 해제했어요.`} onUndo={undo} onDismiss={onDone} />;
}
