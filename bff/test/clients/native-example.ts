import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { putPackedClient, tsc } from './package/packed-client.ts';
import { runWell } from './shell.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const example = join(root, 'docs/examples/react-native');

/** The device's keychain in these tests, by service. */
export function keychain(): Map<string, string> {
  const here = globalThis as { keychainOfTests?: Map<string, string> };
  return (here.keychainOfTests ??= new Map());
}

const keychainModule = `const kept = () => (globalThis.keychainOfTests ??= new Map());
export const getGenericPassword = async ({ service }) => kept().has(service) && { password: kept().get(service) };
export const setGenericPassword = async (_name, password, { service }) => void kept().set(service, password);
export const resetGenericPassword = async ({ service }) => kept().delete(service);
`;

/** docs/examples/react-native as a reader copies it, with the packed client and a keychain of these tests. */
export async function copyNativeExample(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'native-example-'));
  cpSync(example, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const modules = join(folder, 'node_modules');
  await putPackedClient(modules);
  putModule(modules, 'react-native-keychain', { 'index.js': keychainModule });
  return folder;
}

/**
 * What the compiler says of a copy of the example where its own packages are not installed: the parts of them that it uses
 * have types here.
 */
export function checkNativeExample(folder: string): Promise<string> {
  const modules = join(folder, 'node_modules');
  for (const [name, types] of Object.entries(typesOf)) putModule(modules, name, { 'index.d.ts': types });
  mkdirSync(join(modules, '@types'));
  symlinkSync(join(root, 'bff/node_modules/@types/react'), join(modules, '@types/react'));
  return runWell(tsc, ['-p', 'tsconfig.json'], { cwd: folder, env: process.env });
}

const typesOf: Record<string, string> = {
  'react-native': `/// <reference lib="dom" />
import type { ReactElement, ReactNode } from 'react';
export function Button(props: { title: string; onPress: () => void }): ReactElement;
export function FlatList<Item>(props: {
  data: readonly Item[];
  keyExtractor: (item: Item) => string;
  renderItem: (row: { item: Item }) => ReactElement;
}): ReactElement;
export function Text(props: { children?: ReactNode }): ReactElement;
export function View(props: { children?: ReactNode }): ReactElement;
export const Linking: { openURL(url: string): Promise<unknown> };
`,
  'react-native-webview': `import type { ReactElement } from 'react';
export function WebView(props: {
  source: { uri: string; method: string; body: string };
  onShouldStartLoadWithRequest: (request: { url: string }) => boolean;
}): ReactElement;
`,
  'react-native-keychain': `interface Of { service: string }
export function getGenericPassword(of: Of): Promise<false | { password: string }>;
export function setGenericPassword(name: string, password: string, of: Of): Promise<unknown>;
export function resetGenericPassword(of: Of): Promise<boolean>;
`,
};

function putModule(modules: string, name: string, files: Record<string, string>): void {
  const folder = join(modules, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, type: 'module', exports: exportsOf }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}

const exportsOf = { '.': { types: './index.d.ts', default: './index.js' } };
