import { planKinds, type PlanKind } from '../plan-kinds.ts';
import classes from './PlanTabs.module.css';

interface PlanTabsProps {
  kinds: readonly PlanKind[];
  shown: PlanKind;
  onShow(kind: PlanKind): void;
}

/** Kinds of plans; a press shows those of one kind. */
export function PlanTabs({ kinds, shown, onShow }: PlanTabsProps) {
  return (
    <fieldset aria-label="요금제 종류" className={classes.root}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={classes.tab}
          aria-pressed={kind === shown}
          onClick={() => onShow(kind)}
        >
          {planKinds[kind]}
        </button>
      ))}
    </fieldset>
  );
}
