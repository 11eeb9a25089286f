import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import './mantine-tokens.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * Surrounds pages that use Mantine: those with a form or behind sign-in. The first screen of the catalog has none, so
 * it loads neither Mantine's code nor its style sheets. Buttons bring their styles; import those of any other component
 * beside it. Colors and sizes are static, so no style element is written into the page.
 */
export function MantineSurface({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
