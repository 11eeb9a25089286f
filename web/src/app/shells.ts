import type { ComponentType, ReactNode } from 'react';
import type { Device } from '../__generated__/graphql.ts';
import { isInMyShop } from '../shop/addresses/my-shop-pages.ts';
import type { PageName } from '../shop/addresses/page-name.ts';

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

/** Stands around a page inside the shell, and stays while the shopper moves between such pages. */
export type Frame = ComponentType<{ page: PageName; children: ReactNode }>;

/** A phone has no room for one. */
function hasFrame(device: Device, page: PageName): boolean {
  return device === 'DESKTOP' && isInMyShop(page);
}

/** By its name in the build's manifest; null: the page has no frame. */
export function frameFile(device: Device, page: PageName): string | null {
  return hasFrame(device, page) ? 'src/features/member/MyShopFrame/MyShopFrame.tsx' : null;
}

export async function loadFrame(device: Device, page: PageName): Promise<Frame | null> {
  if (!hasFrame(device, page)) return null;
  return (await import('../features/member/MyShopFrame/MyShopFrame.tsx')).MyShopFrame;
}
