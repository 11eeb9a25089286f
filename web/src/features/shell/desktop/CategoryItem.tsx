import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SmartLink } from '../../../shop/links/SmartLink.tsx';
import { useCategoryAddress, useCountVisit, type TopCategory } from '../../../shop/mall/use-menu.ts';
import { ChevronDownIcon } from '../../../shared/ui/late-icons.tsx';
import classes from './CategoryItem.module.css';
import { useHoverIntent } from './use-hover-intent.ts';
import { useMenuKeys } from './use-menu-keys.ts';

interface CategoryItemProps {
  category: TopCategory;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * A category in the bar. Its name is a link; the button beside it opens the submenu for keyboard and touch, and so do
 * the arrow keys; a mouse opens it by hovering.
 */
export function CategoryItem({ category, isOpen, onOpen, onClose }: CategoryItemProps) {
  const panelId = useId();
  const addressOf = useCategoryAddress();
  const countVisit = useCountVisit();
  const place = usePlaceIn(category);
  const keys = useMenuKeys(isOpen, onOpen);
  const hover = useHoverIntent(isOpen, onOpen, onClose);
  const hasPanel = category.subcategories.length > 0;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the mouse; the button is for everyone
    <li className={classes.root} {...keys} {...(hasPanel ? hover : {})}>
      <SmartLink
        to={addressOf(category)}
        className={classes.name}
        aria-current={place}
        onClick={() => countVisit(category)}
      >
        {category.name}
      </SmartLink>
      {hasPanel && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={`${category.name} 하위 메뉴`}
          onClick={isOpen ? onClose : onOpen}
        >
          <ChevronDownIcon size={14} />
        </button>
      )}
      {hasPanel && (
        <ul id={panelId} className={classes.panel} data-open={isOpen || undefined}>
          {category.subcategories.map((sub) => (
            <li key={sub.id}>
              <SmartLink to={addressOf(sub)} className={classes.sub} onClick={() => countVisit(sub)}>
                {sub.name}
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Whether the page shown is the category's own, or one of its subcategories'. */
function usePlaceIn({ number, subcategories }: TopCategory): 'page' | 'true' | undefined {
  const shown = useSearchParams()[0].get('ctgNo');
  if (shown === number) return 'page';
  return subcategories.some((sub) => sub.number === shown) ? 'true' : undefined;
}
