import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { FacetFragment, ProductFilter } from '../../../__generated__/graphql.ts';
import { formatNumber } from '../../../shared/format/money.ts';
import { useDevice } from '../../../shop/page/page-context.ts';
import { chosenFacets, facetGroups, isChosenFrom, type FacetChoice, type FacetGroup } from '../facet-choices.ts';
import { ChosenList } from './ChosenList.tsx';
import classes from './FacetPanel.module.css';

interface FacetPanelProps {
  /** Undefined while they are on their way. */
  facets: readonly FacetFragment[] | undefined;
  filter: ProductFilter;
  pathFor(filter: ProductFilter): string;
}

/**
 * What a list can be narrowed by, in one line that unfolds. Every choice is a link, so each narrowed list has its
 * address.
 */
export function FacetPanel({ facets, filter, pathFor }: FacetPanelProps) {
  const isPhone = useDevice() === 'MOBILE';
  if (!facets) return <div className={classes.awaited} data-open={(isPhone && isChosenFrom(filter)) || undefined} />;
  const groups = facetGroups(facets, filter);
  return groups.length === 0 ? null : <Panel groups={groups} filter={filter} pathFor={pathFor} isPhone={isPhone} />;
}

interface PanelProps extends Pick<FacetPanelProps, 'filter' | 'pathFor'> {
  groups: readonly FacetGroup[];
  isPhone: boolean;
}

/** Folded, it leaves what is chosen in sight. */
function Panel({ groups, filter, pathFor, isPhone }: PanelProps) {
  const chosen = chosenFacets(groups);
  const [isOpen, setIsOpen] = useUnfolded(isPhone && chosen.length > 0);
  return (
    <div className={classes.line} data-phone={isPhone || undefined}>
      <details className={classes.root} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={classes.summary}>
          상세 조건
          {chosen.length > 0 ? (
            <span className={classes.badge}>{chosen.length}</span>
          ) : (
            <span className={classes.names}>{groups.map(({ name }) => name).join(' · ')}</span>
          )}
        </summary>
        <dl className={classes.groups}>
          {groups.map((group) => (
            <Group key={group.kind} group={group} pathFor={pathFor} isPhone={isPhone} />
          ))}
        </dl>
      </details>
      {chosen.length > 0 ? (
        <ChosenList chosen={chosen} clearPath={pathFor({ inStockOnly: filter.inStockOnly })} pathFor={pathFor} />
      ) : null}
    </div>
  );
}

/** Lists of this document whose panel was left open: going back finds the products in the same position. */
const unfolded = new Set<string>();

/** @param isOpenAnyway On a phone with filters: after a reload the list is in the same position, too. */
function useUnfolded(isOpenAnyway: boolean) {
  const { pathname, search } = useLocation();
  const list = `${pathname} ${new URLSearchParams(search).get('ctgNo') ?? ''}`;
  const [isOpen, setIsOpen] = useState(() => isOpenAnyway || unfolded.has(list));
  useEffect(() => {
    if (isOpen) unfolded.add(list);
    else unfolded.delete(list);
  }, [isOpen, list]);
  return [isOpen, setIsOpen] as const;
}

interface GroupProps extends Pick<PanelProps, 'pathFor' | 'isPhone'> {
  group: FacetGroup;
}

/** One row: the products are what a shopper came for. */
const shownAtOnce = 6;

/** A long group shows its first row until the shopper opens the rest, or if a chosen value is in the rest. */
function Group({ group: { name, choices }, pathFor, isPhone }: GroupProps) {
  const listId = useId();
  const [isWhole, setIsWhole] = useState(() => choices.slice(shownAtOnce).some(({ isChosen }) => isChosen));
  const isLong = !isPhone && choices.length > shownAtOnce;
  const list = useChosenInSight(isPhone);
  return (
    <div className={classes.group}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.choices}>
        <ul ref={list} id={listId} className={classes.list}>
          {choices.map((choice, index) => (
            <li key={choice.value} data-later={(isLong && !isWhole && index >= shownAtOnce) || undefined}>
              <Choice choice={choice} path={pathFor(choice.filter)} />
            </li>
          ))}
        </ul>
        {isLong ? (
          <button
            type="button"
            className={classes.more}
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? `${name} 접기` : `${name} 더 보기 (${choices.length - shownAtOnce})`}
          </button>
        ) : null}
      </dd>
    </div>
  );
}

/** A row that scrolls sideways starts at the chosen value if that is further on. */
function useChosenInSight(isSideways: boolean) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const chosen = isSideways && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !chosen) return;
    const row = list.current.getBoundingClientRect();
    const place = chosen.getBoundingClientRect();
    if (place.right > row.right) list.current.scrollLeft += place.left - row.left - (row.width - place.width) / 2;
  }, [isSideways]);
  return list;
}

function Choice({ choice: { name, count, hex, isChosen }, path }: { choice: FacetChoice; path: string }) {
  return (
    <Link
      className={classes.choice}
      to={path}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset
      rel="nofollow"
    >
      {hex ? <span className={classes.dot} style={{ backgroundColor: hex }} /> : null}
      {name}
      {count === null ? null : (
        <span className={classes.count} aria-label={`${count}개`}>
          {formatNumber(count)}
        </span>
      )}
    </Link>
  );
}
