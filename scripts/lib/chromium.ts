import { existsSync, globSync } from 'node:fs';

/** Path of Chromium. The one without windows comes first: its pages cost a tenth less. */
export function findChromium(): string | undefined {
  const paths = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    ...playwrightBrowsers(),
  ];
  return paths.find((path) => path !== undefined && existsSync(path));
}

/** Those that Playwright has installed, the newest first. */
function playwrightBrowsers(): string[] {
  const home = process.env['HOME'] ?? '';
  return [
    ...globSync(`${home}/.cache/ms-playwright/chromium-*/chrome-linux*/chrome`),
    ...globSync(`${home}/Library/Caches/ms-playwright/chromium-*/chrome-mac*/*.app/Contents/MacOS/*`),
  ].toReversed();
}
