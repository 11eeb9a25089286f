import { ChoiceGroup } from '../choice-group/ChoiceGroup.tsx';
import classes from './ColorChoice.module.css';

interface ColorChoiceProps {
  colors: readonly { name: string; hex: string; isAvailable: boolean }[];
  chosen: string | null;
  onChoose(name: string): void;
}

/** Colours to choose from, each with its name; what cannot be had stays in sight and says so. */
export function ColorChoice({ colors, chosen, onChoose }: ColorChoiceProps) {
  if (colors.length === 0) return null;
  const choices = colors.map(({ name, hex, isAvailable }) => ({
    value: name,
    label: (
      <>
        <span className={classes.dot} style={{ backgroundColor: hex }} aria-hidden="true" />
        {name}
      </>
    ),
    ...(isAvailable ? {} : { unavailable: '품절' }),
  }));
  return <ChoiceGroup legend="색상" name="color" choices={choices} chosen={chosen} onChoose={onChoose} />;
}

/** The colour to begin with: the first that can be had. */
export function firstColor(colors: ColorChoiceProps['colors']): string | null {
  return colors.find(({ isAvailable }) => isAvailable)?.name ?? null;
}
