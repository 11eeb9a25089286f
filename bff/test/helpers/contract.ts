import { readFileSync } from 'node:fs';

const contract = readFileSync(new URL('../../../mall/openapi.yaml', import.meta.url), 'utf8');

/** Every endpoint of the mall's contract, such as `GET /api/v1/mall/wishes`. */
export const endpoints = contract
  .split(/^ {2}(?=\/api\/v1\/)/mu)
  .slice(1)
  .flatMap((block) => {
    const path = /^\S+(?=:$)/mu.exec(block)?.[0] ?? '';
    return [...block.matchAll(/^ {4}(get|post|put|patch|delete):$/gmu)].map(
      ([, method]) => `${method?.toUpperCase()} ${path}`,
    );
  });
