import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { phaseLabels } from '../../features/orders/order-status.ts';
import { ChevronDownIcon } from '../../shared/ui/late-icons.tsx';
import { pathOfMallLink } from '../../shop/links/mall-link-click.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { periods, phases, readPlace, writePlace, type OrderListPlace } from './order-list-place.ts';
import classes from './OrderList.module.css';

/** Filters the list by period and status. Both go into the address; the list then starts at its first page. */
export function OrderFilters() {
  const here = useLocation();
  const next = useNavigation().location;
  const mallUrl = useMallUrl();
  const { pathname, search } = next?.pathname === here.pathname ? next : here;
  // What was pressed a moment ago counts, though its orders are still on their way, and React learns from the router
  // only when it has time that they are.
  const [pressed, setPressed] = useState<{ at: string; place: OrderListPlace } | null>(null);
  // Back leads to the entry where it was pressed, with the choice from before.
  if (pressed && pressed.at !== here.key) setPressed(null);
  const place = pressed?.at === here.key ? pressed.place : readPlace(new URLSearchParams(search));
  const navigate = useNavigate();
  const placeWith = (change: Partial<OrderListPlace>) => ({ ...place, page: 1, ...change });
  const pathOf = (change: Partial<OrderListPlace>) => pathname + writePlace(placeWith(change));
  const press = (change: Partial<OrderListPlace>) => setPressed({ at: here.key, place: placeWith(change) });
  const options = [
    { value: '', label: '전체 상태' },
    ...phases.map(({ phase }) => ({ value: phase, label: phaseLabels[phase] })),
  ];
  return (
    <div className={classes.filters}>
      <nav aria-label="조회 기간">
        <ul className={classes.periods}>
          {periods.map(({ code, name }) => (
            <li key={code}>
              <Link
                className={classes.period}
                to={pathOf({ period: code, until: null })}
                onClick={(event) => {
                  if (pathOfMallLink(event, mallUrl) !== null) press({ period: code, until: null });
                }}
                aria-current={code === place.period && place.until === null ? 'true' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <NativeSelect
        className={classes.states}
        aria-label="주문 상태"
        size="md"
        data={options}
        rightSection={<ChevronDownIcon size={20} />}
        value={place.phase ?? ''}
        onChange={({ currentTarget }) => {
          const change = { phase: phases.find(({ phase }) => phase === currentTarget.value)?.phase ?? null };
          press(change);
          void navigate(pathOf(change));
        }}
      />
    </div>
  );
}
