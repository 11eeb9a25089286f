import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import './mantine-tokens.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * Where Mantine's components work: around pages with a form and overlays. The first screen of the catalogue has none, and
 * so carries neither Mantine's code nor its style sheets. Import the style sheet of each component used beside it. Colors
 * and sizes are static, so no style element is written into the page.
 */
export function MantineSurface({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
