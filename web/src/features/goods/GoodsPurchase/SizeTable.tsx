import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { ChevronDownIcon } from '../../../shared/ui/late-icons.tsx';
import classes from './InstallmentTable.module.css';

/** The measures of each size (치수표), folded beside the choice. */
export function SizeTable({
  chart: { unit, columns, rows },
}: {
  chart: NonNullable<GoodsPurchaseFragment['sizeChart']>;
}) {
  return (
    <details className={`${classes.root} ${classes.beside}`}>
      <summary className={classes.summary}>
        <span className={classes.more}>
          치수표
          <ChevronDownIcon size={16} />
        </span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <section className={classes.scroller} tabIndex={0} aria-label="치수표">
        <table className={classes.table}>
          <caption className="visually-hidden">치수표, 단위 {unit}</caption>
          <thead>
            <tr>
              <th scope="col">사이즈</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ option, values }) => (
              <tr key={option}>
                <th scope="row">{option}</th>
                {values.map((value, index) => (
                  <td key={columns[index]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={classes.note}>단위 {unit}. 재는 방법에 따라 조금 다를 수 있어요.</p>
    </details>
  );
}
