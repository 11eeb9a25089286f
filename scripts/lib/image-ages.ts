import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** An image of others that the containers are made from or run. */
export interface ChosenImage {
  file: string;
  /** With its tag. */
  image: string;
  /** The day on which the tag was chosen, YYYY-MM-DD. Null: nobody wrote it. */
  chosen: string | null;
}

export const filesWithImages = [
  'deploy/Dockerfile',
  'deploy/kubernetes/base/valkey.yaml',
  'docker-compose.yml',
  'docker-compose.gateway.yml',
];

/** Tags older than this may have published holes. */
export const mostDays = 60;

const DAY_MS = 86_400_000;
const named =
  /^\s*(?:image:|ARG NODE_IMAGE=)\s*(?<image>(?!family-mall-)[^\s#]+)\s*(?:#\s*chosen (?<chosen>\d{4}-\d{2}-\d{2}))?$/u;
const above = /^\s*#\s*chosen (?<chosen>\d{4}-\d{2}-\d{2})$/u;

/** The images that a file names. A Dockerfile has the day on the line above, since its comments stand alone. */
export function imagesIn(file: string, text: string): ChosenImage[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const { image, chosen } = named.exec(line)?.groups ?? {};
    if (image === undefined) return [];
    return [{ file, image, chosen: chosen ?? above.exec(lines[index - 1] ?? '')?.groups?.['chosen'] ?? null }];
  });
}

export function readImages(): ChosenImage[] {
  return filesWithImages.flatMap((file) => imagesIn(file, readFileSync(join(root, file), 'utf8')));
}

/** Whole days since a tag was chosen. */
export function daysSince(chosen: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(`${chosen}T00:00:00Z`)) / DAY_MS);
}
