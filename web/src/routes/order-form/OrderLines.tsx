import { useState } from 'react';
import type { SheetFactsFragment, ShortageFragment } from '../../__generated__/graphql.ts';
import { choiceWords, kindsAndPieces } from '../../features/orders/order-words.ts';
import { FoldButton } from '../../shared/choice-group/FoldButton.tsx';
import { shortageText } from '../../shop/conflict/conflict-text.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { goodsPath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import { Picture } from '../../shared/ui/Image/Picture.tsx';
import { Won } from '../../shared/ui/Won/Won.tsx';
import { Coming } from '../../features/goods/Coming.tsx';
import classes from './OrderForm.module.css';
import { Section } from './Section.tsx';
import { Note } from '../../shared/ui/Note/Note.tsx';
import { QuietLink } from '../../shared/ui/QuietLink/QuietLink.tsx';

type Line = SheetFactsFragment['lines'][number];
type Shortages = readonly ShortageFragment[];

interface OrderLinesProps {
  sheet: SheetFactsFragment;
  /** Goods of which there is too little since the sheet was made. */
  shortages: Shortages;
}

/** Beside each other on a desktop, below each other on a phone. */
const shownAtFirst = { DESKTOP: 4, MOBILE: 2 } as const;

/** What is ordered, the first lines of many, with the way back to where it can be changed. */
export function OrderLines({ sheet, shortages }: OrderLinesProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const most = shownAtFirst[useDevice()];
  const shortageOf = (line: Line) => shortages.find((short) => isOf(short, line));
  // What limits a right or the order itself is never folded away.
  const isShown = (line: Line, index: number) => index < most || line.isMadeToOrder || shortageOf(line);
  const shown = isUnfolded ? sheet.lines : sheet.lines.filter(isShown);
  const foldable = sheet.lines.filter((line, index) => !isShown(line, index)).length;
  return (
    <Section title={`주문 상품 ${kindsAndPieces(sheet.lines)}`} aside={<ChangeLink sheet={sheet} />}>
      <ul className={classes.lines}>
        {shown.map((line, index) => {
          const shortage = shortageOf(line);
          const group = sheet.deliveryGroups.find(({ number }) => number === line.deliveryGroupNumber);
          return (
            <li
              key={`${index} ${line.productNumber} ${line.optionNumber} ${line.colorName} ${line.optionWords}`}
              className={classes.line}
            >
              <Picture className={classes.picture} image={line.image} width={64} height={64} alt="" />
              <div>
                <p className={classes.name}>{line.name}</p>
                <p className={classes.quiet}>{[choiceWords(line), `${line.quantity}개`].filter(Boolean).join(' · ')}</p>
                <div className={classes.row}>
                  <Coming day={group?.arrivesOn ?? null} type={group?.deliveryType ?? null} className={classes.quiet} />
                  <p className={classes.amount}>
                    <Won amount={line.lineTotal} />
                  </p>
                </div>
                {line.isMadeToOrder ? (
                  <p className={classes.quiet}>주문 제작 · 단순 변심으로는 교환·반품할 수 없어요</p>
                ) : null}
                {shortage ? <Note isAlert={false}>{shortageText(shortage.left)}</Note> : null}
              </div>
            </li>
          );
        })}
      </ul>
      {foldable > 0 ? (
        <FoldButton what="상품" hidden={foldable} isUnfolded={isUnfolded} onToggle={() => setIsUnfolded(!isUnfolded)} />
      ) : null}
    </Section>
  );
}

/** Where the goods of a sheet are changed: the cart, or the product's page for those bought at once. */
export function ChangeLink({ sheet: { lines } }: { sheet: SheetFactsFragment }) {
  const mall = useMall();
  const device = useDevice();
  const [first] = lines;
  const isOfCart = !first || lines.some(({ cartLineNumber }) => cartLineNumber !== null);
  return (
    <QuietLink
      to={isOfCart ? pathTo('cart', mall, device) : goodsPath(mall.url, device, { number: first.productNumber })}
    >
      {isOfCart ? '장바구니에서 상품 변경' : '상품 화면에서 변경'}
    </QuietLink>
  );
}

/** Enough pieces for the order, but too few for a payment method, are no shortage of the line. */
function isOf(shortage: Shortages[number], line: Line): boolean {
  return (
    shortage.productNumber === line.productNumber &&
    shortage.optionNumber === line.optionNumber &&
    shortage.colorName === line.colorName &&
    shortage.left < line.quantity
  );
}
