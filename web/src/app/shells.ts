import type { ComponentType, ReactNode } from 'react';
import type { Device } from '../__generated__/graphql.ts';

export type Shell = ComponentType<{ children: ReactNode }>;

/** The frames of pages, one chunk for each device, by their names in the build's manifest. */
export const shellFiles: Record<Device, string> = {
  DESKTOP: 'src/features/shell/desktop/DesktopShell.tsx',
  MOBILE: 'src/features/shell/mobile/MobileShell.tsx',
};

export async function loadShell(device: Device): Promise<Shell> {
  return device === 'DESKTOP'
    ? (await import('../features/shell/desktop/DesktopShell.tsx')).DesktopShell
    : (await import('../features/shell/mobile/MobileShell.tsx')).MobileShell;
}
