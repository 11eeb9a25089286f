import { SmartLink } from '../../../shop/links/SmartLink.tsx';
import { useCategoryAddress, useCountVisit, type TopCategory } from '../../../shop/mall/use-menu.ts';
import classes from './FullMenu.module.css';

interface FullMenuProps {
  categories: readonly TopCategory[];
  isOpen: boolean;
  onChoose: () => void;
}

/** All categories in columns, below the bar. */
export function FullMenu({ categories, isOpen, onChoose }: FullMenuProps) {
  const addressOf = useCategoryAddress();
  const countVisit = useCountVisit();
  const choose = (category: Parameters<typeof countVisit>[0]) => () => {
    countVisit(category);
    onChoose();
  };
  return (
    <div id="full-menu" className={classes.root} hidden={!isOpen}>
      <div className={`content-width ${classes.columns}`}>
        {categories.map((category) => (
          <section key={category.id} className={classes.column}>
            <h2 className={classes.title}>
              <SmartLink to={addressOf(category)} onClick={choose(category)}>
                {category.name}
              </SmartLink>
            </h2>
            <ul>
              {category.subcategories.map((sub) => (
                <li key={sub.id}>
                  <SmartLink to={addressOf(sub)} className={classes.sub} onClick={choose(sub)}>
                    {sub.name}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
