import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { lazy, Suspense, type ReactNode } from 'react';
import type { OrderItemLineFragment } from '../../__generated__/graphql.ts';
import { choiceWords } from '../../features/orders/order-words.ts';
import { FieldGroup } from '../../shared/ui/FieldGroup/FieldGroup.tsx';
import { Picture } from '../../shared/ui/Image/Picture.tsx';
import { Quantity } from '../../shared/ui/Quantity/Quantity.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { Won } from '../../shared/ui/Won/Won.tsx';
import classes from './Step.module.css';
import type { Chosen } from './use-chosen.ts';

const ExchangeChoice = lazy(async () => ({ default: (await import('./ExchangeChoice.tsx')).ExchangeChoice }));

interface ItemChoiceProps {
  /** What is done with them: 취소, 반품, 교환 or 구매 확정. */
  verb: string;
  items: readonly OrderItemLineFragment[];
  chosen: Chosen;
  /** All of them or nothing: there is nothing to choose. */
  isWhole: boolean;
  /** One step is for items of one state. */
  isOfOneState: boolean;
  /** Whether a part of the pieces can be chosen. */
  hasPieces: boolean;
  /** Whether a chosen item also needs a replacement. */
  isExchange?: boolean;
  /** Error of the choice. */
  problem?: ReactNode;
}

/** The items that a step is for. Of an only item there is nothing to choose but its pieces. */
export function ItemChoice({
  verb,
  items,
  chosen,
  isWhole,
  isOfOneState,
  hasPieces,
  isExchange = false,
  problem,
}: ItemChoiceProps) {
  const [first] = chosen.list;
  const hasChoice = items.length > 1 && !isWhole;
  const alike = isOfOneState ? items.filter(({ status }) => status === (first ?? items[0])?.status) : items;
  return (
    <FieldGroup legend={`${verb}할 상품`} data-path="items">
      {isWhole ? <p className={classes.hint}>결제하기 전에는 주문 전체를 취소해요.</p> : null}
      {hasChoice && alike.length > 1 ? (
        <Checkbox
          className={classes.all}
          label={alike.length < items.length ? `같은 상태인 상품 ${alike.length}개 전체 선택` : '전체 선택'}
          checked={alike.every(({ number }) => chosen.isChosen(number))}
          onChange={({ currentTarget }) =>
            chosen.chooseAll(
              alike.map(({ number }) => number),
              currentTarget.checked,
            )
          }
        />
      ) : null}
      <ul>
        {items.map((item) => {
          const isChosen = isWhole || chosen.isChosen(item.number);
          const isOther = isOfOneState && !isWhole && first !== undefined && first.status !== item.status && !isChosen;
          return (
            <li key={item.id} className={classes.item}>
              {hasChoice ? (
                <Checkbox
                  className={classes.check}
                  aria-label={`${item.name} ${choiceWords(item)} 선택`}
                  checked={isChosen}
                  disabled={isOther}
                  onChange={({ currentTarget }) => chosen.choose(item.number, currentTarget.checked)}
                />
              ) : null}
              <Picture className={classes.picture} image={item.image} width={64} height={64} alt="" />
              <div className={classes.words}>
                <p className={classes.name}>{item.name}</p>
                <p className={classes.hint}>
                  {[choiceWords(item), `${item.quantity}개`].filter(Boolean).join(' · ')} ·{' '}
                  <Won amount={item.payTotal} />
                </p>
                {isOther ? <p className={classes.hint}>진행 상태가 달라 따로 신청할 수 있어요.</p> : null}
                {hasPieces && !isWhole && isChosen && item.quantity > 1 ? (
                  <Quantity
                    of={item.name}
                    value={chosen.wanted(item).quantity}
                    min={1}
                    max={item.quantity}
                    onChange={(quantity) => chosen.change(item.number, { quantity })}
                  />
                ) : null}
                {isExchange && isChosen ? (
                  <Suspense fallback={<Skeleton height={96} />}>
                    <ExchangeChoice
                      item={item}
                      wanted={chosen.wanted(item)}
                      onChange={(change) => chosen.change(item.number, change)}
                    />
                  </Suspense>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
      <p role="alert" className={classes.failure}>
        {problem}
      </p>
    </FieldGroup>
  );
}
