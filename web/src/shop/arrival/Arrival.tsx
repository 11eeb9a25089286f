import classes from './Arrival.module.css';
import { useArrivalWords } from './use-arrival-words.ts';

/** "11/30(월) 도착 예정". Nothing where no day is told. */
export function Arrival({ day }: { day: string | null }) {
  const words = useArrivalWords(day);
  return words === null ? null : <p className={classes.root}>{words}</p>;
}
