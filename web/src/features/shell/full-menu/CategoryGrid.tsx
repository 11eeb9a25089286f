import { useId, useState } from 'react';
import { SmartLink } from '../../../shop/links/SmartLink.tsx';
import { useCategoryAddress, useCountVisit, useMenu, type TopCategory } from '../../../shop/mall/use-menu.ts';
import classes from './CategoryGrid.module.css';

const perRow = 4;

/** The categories, four in a row. One that has subcategories opens them in a panel below its row. */
export function CategoryGrid() {
  const menu = useMobileMenu();
  const [openId, setOpenId] = useState<string | null>(null);
  const [panelId, titleId] = [useId(), useId()];
  if (!menu || menu.length === 0) return null;
  const open = menu.find(({ id }) => id === openId);
  const rows = Array.from({ length: Math.ceil(menu.length / perRow) }, (_, row) =>
    menu.slice(row * perRow, (row + 1) * perRow),
  );
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        카테고리
      </h2>
      {rows.map((row) => (
        <div key={row[0]?.id}>
          <ul className={classes.row}>
            {row.map((category) => (
              <li key={category.id}>
                <Tile
                  category={category}
                  panelId={panelId}
                  isOpen={category.id === openId}
                  onToggle={() => setOpenId(category.id === openId ? null : category.id)}
                />
              </li>
            ))}
          </ul>
          {open && row.includes(open) && <Panel id={panelId} category={open} />}
        </div>
      ))}
    </section>
  );
}

/** As it is on phones: what is not for them is absent at every level. */
function useMobileMenu(): readonly TopCategory[] | null | undefined {
  return useMenu()?.map((category) => ({
    ...category,
    subcategories: category.subcategories.filter(({ isShownOnMobile }) => isShownOnMobile),
  }));
}

interface TileProps {
  category: TopCategory;
  panelId: string;
  isOpen: boolean;
  onToggle: () => void;
}

function Tile({ category, panelId, isOpen, onToggle }: TileProps) {
  const addressOf = useCategoryAddress();
  const countVisit = useCountVisit();
  if (category.subcategories.length === 0) {
    return (
      <SmartLink to={addressOf(category)} className={classes.tile} onClick={() => countVisit(category)}>
        <TileContent category={category} />
      </SmartLink>
    );
  }
  return (
    <button type="button" className={classes.tile} aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
      <TileContent category={category} />
    </button>
  );
}

function TileContent({ category: { image, name } }: { category: TopCategory }) {
  return (
    <>
      <span className={classes.picture}>
        {image && <img src={image.url} alt="" width={56} height={56} loading="lazy" />}
      </span>
      {name}
    </>
  );
}

function Panel({ id, category }: { id: string; category: TopCategory }) {
  const addressOf = useCategoryAddress();
  const countVisit = useCountVisit();
  return (
    <ul id={id} className={classes.panel} aria-label={`${category.name} 하위 메뉴`}>
      {[{ ...category, name: `${category.name} 전체` }, ...category.subcategories].map((sub) => (
        <li key={sub.id}>
          <SmartLink to={addressOf(sub)} className={classes.sub} onClick={() => countVisit(sub)}>
            {sub.name}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
