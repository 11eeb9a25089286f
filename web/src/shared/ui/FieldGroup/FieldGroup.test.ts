import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../../..');
const textOf = (file: string) => readFileSync(join(sources, file), 'utf8');

test('every legend is that of a FieldGroup or a ChoiceGroup, and both look alike', () => {
  const files = globSync('**/*.tsx', { cwd: sources });
  expect(files.length).toBeGreaterThan(500);
  const own = files.filter((file) => textOf(file).includes('<legend')).toSorted();
  expect(own).toEqual(['shared/choice-group/ChoiceGroup.tsx', 'shared/ui/FieldGroup/FieldGroup.tsx']);
  expect(textOf('shared/choice-group/ChoiceGroup.module.css')).toContain(
    "composes: legend from '../ui/FieldGroup/FieldGroup.module.css'",
  );
});
