import classes from './DisclosureTable.module.css';

interface DisclosureTableProps {
  disclosures: readonly { title: string; text: string }[];
}

/** The product information that Korean law requires to disclose (상품정보 고시). */
export function DisclosureTable({ disclosures }: DisclosureTableProps) {
  return (
    <table className={classes.root}>
      <caption className="visually-hidden">상품정보 고시</caption>
      <tbody>
        {disclosures.map(({ title, text }, index) => (
          <tr key={`${index} ${title}`}>
            <th scope="row">{title}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
