import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { stateLabels, typeLabels } from '../../features/orders/order-status.ts';
import { ChevronDownIcon } from '../../shared/ui/late-icons.tsx';
import { pathOfMallLink } from '../../shop/links/mall-link-click.ts';
import { listStates, orderTypes } from '../../shop/links/order-list-path.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { periods, readPlace, writePlace, type OrderListPlace } from './order-list-place.ts';
import classes from './OrderList.module.css';

/** Filters the list by period, kind and status. They go into the address; the list then starts at its first page. */
export function OrderFilters() {
  const here = useLocation();
  const next = useNavigation().location;
  const mallUrl = useMallUrl();
  const { openAreas } = useMall();
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
  const choose = (change: Partial<OrderListPlace>) => {
    press(change);
    void navigate(pathOf(change));
  };
  return (
    <div className={classes.filters}>
      <nav aria-label="조회 기간">
        <ul className={classes.periods}>
          {[...(place.keyword === '' && place.period !== null ? [] : [allTime]), ...periods].map(({ code, name }) => (
            <li key={name}>
              <Link
                className={classes.period}
                to={pathOf({ period: code, until: null, own: null })}
                onClick={(event) => {
                  if (pathOfMallLink(event, mallUrl) !== null) press({ period: code, until: null, own: null });
                }}
                aria-current={code === place.period && place.until === null && place.own === null ? 'true' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.selects}>
        {/* A mall of bulk orders has no other kind. */}
        {openAreas.includes('SHOPPING') ? (
          <Select
            label="주문 종류"
            options={kindOptions}
            value={place.type}
            onChoose={(value) => choose({ type: orderTypes.find(({ type }) => type === value)?.type ?? null })}
          />
        ) : null}
        <Select
          label="주문 상태"
          options={stateOptions}
          value={place.state}
          onChoose={(value) => choose({ state: listStates.find(({ state }) => state === value)?.state ?? null })}
        />
      </div>
    </div>
  );
}

/** Where a search by name and the counts of a member begin. */
const allTime = { code: null, name: '전체 기간' } as const;
const stateOptions = [
  { value: '', label: '전체 상태' },
  ...listStates.map(({ state }) => ({ value: state, label: stateLabels[state] })),
];
const kindOptions = [
  { value: '', label: '전체 종류' },
  ...orderTypes.flatMap(({ type }) => (type === 'BULK' ? [] : [{ value: type, label: typeLabels[type] }])),
];

interface SelectProps {
  label: string;
  options: { value: string; label: string }[];
  value: string | null;
  onChoose: (value: string) => void;
}

function Select({ label, options, value, onChoose }: SelectProps) {
  return (
    <NativeSelect
      className={classes.states}
      aria-label={label}
      size="md"
      data={options}
      rightSection={<ChevronDownIcon size={20} />}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
