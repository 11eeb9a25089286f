import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { Link, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { ChevronDownIcon } from '../../shared/ui/late-icons.tsx';
import classes from './FavoritesPage.module.css';
import { orders, pathOf, readFilter, types } from './favorites-request.ts';

/** Narrows the list to a kind and puts it in an order. Both go into the address; the list then starts at its first page. */
export function FavoriteFilters() {
  const here = useLocation();
  const next = useNavigation().location;
  const navigate = useNavigate();
  // What was pressed a moment ago counts, though its list is still on its way.
  const { pathname, search } = next?.pathname === here.pathname ? next : here;
  const filter = readFilter(new URLSearchParams(search));
  return (
    <div className={classes.filters}>
      <nav aria-label="상품 종류">
        <ul className={classes.kinds}>
          {[{ type: null, name: '전체' }, ...types].map(({ type, name }) => (
            <li key={name}>
              <Link
                className={classes.kindLink}
                to={pathname + pathOf({ ...filter, type })}
                aria-current={type === filter.type ? 'true' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <NativeSelect
        className={classes.order}
        aria-label="정렬"
        size="md"
        data={[
          { value: '', label: '최근 찜한 순' },
          ...orders.map(({ orderBy, name }) => ({ value: orderBy, label: name })),
        ]}
        rightSection={<ChevronDownIcon size={20} />}
        value={filter.orderBy ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const orderBy = orders.find((each) => each.orderBy === value)?.orderBy ?? null;
          void navigate(pathname + pathOf({ ...filter, orderBy }));
        }}
      />
    </div>
  );
}
