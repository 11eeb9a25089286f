import { createTheme, type MantineColorsTuple } from '@mantine/core';

// One ramp for all themes: what stands behind the names is chosen by data-theme on <html> (app/theme/tokens.css).
const brand: MantineColorsTuple = [
  'var(--color-tint)',
  'var(--color-tint)',
  'var(--color-tint)',
  'var(--color-primary)',
  'var(--color-primary)',
  'var(--color-primary)',
  'var(--color-primary)',
  'var(--color-primary)',
  'var(--color-strong)',
  'var(--color-strong)',
];

/** Mantine in the words of our tokens; every mall theme uses this one object. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 7,
  colors: { brand },
  fontFamily: 'var(--font-family)',
  defaultRadius: 'var(--radius-control)',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
});
