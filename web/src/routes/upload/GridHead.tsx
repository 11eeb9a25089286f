import { columns } from './columns.ts';
import { gridWidth } from './grid-sizes.ts';
import classes from './RowGrid.module.css';

/** The headings, which stay at the top. */
export function GridHead() {
  return (
    <thead className={classes.head} style={{ width: gridWidth }}>
      <tr aria-rowindex={1}>
        <th scope="col" aria-colindex={1} className={classes.number}>
          줄
        </th>
        {columns.map(({ name, title, width }, index) => (
          <th key={name} scope="col" aria-colindex={index + 2} className={classes.cell} style={{ width }}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
