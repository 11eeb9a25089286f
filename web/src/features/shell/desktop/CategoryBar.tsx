import { useRef } from 'react';
import { useMenu } from '../../../shop/mall/use-menu.ts';
import { CloseIcon, MenuIcon } from '../../../shared/ui/icons/icons.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton.tsx';
import { useOpenHere } from '../../../shared/ui/use-open-here.ts';
import { CategoryItem } from './CategoryItem.tsx';
import classes from './CategoryBar.module.css';
import { fittingCategories } from './fitting-categories.ts';
import { FullMenu } from './FullMenu.tsx';
import { useCloseOnLeave } from './use-close-on-leave.ts';

/** The categories, with their sub-menus and the full menu. One panel is open at a time. */
export function CategoryBar() {
  const menu = useMenu();
  const [open, setOpen] = useOpenHere();
  const root = useRef<HTMLElement>(null);
  useCloseOnLeave(root, open !== null, (byKey) => {
    // The focus goes back to the button of the panel that it was in.
    if (byKey && root.current?.contains(document.activeElement))
      root.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(null);
  });

  return (
    <nav ref={root} id="menu" tabIndex={-1} className={`delayed-layout ${classes.root}`} aria-label="카테고리">
      <div className={`content-width ${classes.bar}`}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open === 'all'}
          aria-controls="full-menu"
          onClick={() => setOpen(open === 'all' ? null : 'all')}
        >
          {open === 'all' ? <CloseIcon size={20} /> : <MenuIcon size={20} />}
          전체 카테고리
        </button>
        <ul className={classes.list}>
          {fittingCategories(menu ?? []).map((category) => (
            <CategoryItem
              key={category.id}
              category={category}
              isOpen={open === category.id}
              onOpen={() => setOpen(category.id)}
              onClose={() => setOpen(null)}
            />
          ))}
          {menu === undefined &&
            [72, 64, 80, 56].map((width) => (
              <li key={width}>
                <Skeleton width={width} height={18} />
              </li>
            ))}
        </ul>
      </div>
      <FullMenu categories={menu ?? []} isOpen={open === 'all'} onChoose={() => setOpen(null)} />
    </nav>
  );
}
