import { Link } from 'react-router-dom';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { SmartLink } from '../../../shop/links/SmartLink.tsx';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useCategoryAddress, useCountVisit, type TopCategory } from '../../../shop/mall/use-menu.ts';
import classes from './FullMenu.module.css';

interface FullMenuProps {
  categories: readonly TopCategory[];
  isOpen: boolean;
  onChoose: () => void;
}

/** All categories in columns, and what runs now, below the bar. */
export function FullMenu({ categories, isOpen, onChoose }: FullMenuProps) {
  const addressOf = useCategoryAddress();
  const countVisit = useCountVisit();
  const mall = useMall();
  const choose = (category: Parameters<typeof countVisit>[0]) => () => {
    countVisit(category);
    onChoose();
  };
  return (
    <div id="full-menu" className={classes.root} hidden={!isOpen}>
      {mall.openAreas.includes('SHOPPING') ? (
        <p className={`content-width ${classes.events}`}>
          <Link to={pathTo('exhibitions', mall, 'DESKTOP')} onClick={onChoose}>
            기획전·이벤트
          </Link>
        </p>
      ) : null}
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
