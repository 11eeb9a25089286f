import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { parse } from 'yaml';
import { root } from '../../scripts/lib/paths.ts';

interface ComposeService {
  image?: string;
  build?: { dockerfile: string; target: string; args?: Record<string, string> };
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  user?: string;
  ports?: unknown[];
  privileged?: boolean;
  environment?: Record<string, string>;
  command?: string[];
  volumes?: string[];
  healthcheck?: { test: string[] };
  deploy?: { resources: { limits: Record<string, string> } };
  networks?: string[];
}

interface Compose {
  file: string;
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes?: Record<string, unknown>;
}

function read(file: string): Compose {
  const parsed = parse(readFileSync(join(root, file), 'utf8'), { merge: true }) as Omit<Compose, 'file'>;
  return { file, ...parsed };
}

/** The whole shop, as a demonstration. */
export const demonstration = read('docker-compose.yml');
/** Gateways before a real mall. */
export const gatewayAlone = read('docker-compose.gateway.yml');

/**
 * The environment of a service, with what an operator gives, the defaults of its variables, and something for those that
 * must be given.
 */
export function environmentOf(
  service: string,
  { services }: Compose = demonstration,
  given: Record<string, string> = {},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(services[service]?.environment ?? {}).map(([name, value]) => [name, fill(value, given)]),
  );
}

/** Interpolates as Compose does. */
function fill(value: string, given: Record<string, string>): string {
  return value.replace(/\$\{(\w+):([-?])([^}]*)\}/gu, (_whole, name: string, kind: string, text: string) => {
    const missing = name === 'MALL_API_URL' ? 'https://mall.example.com' : 's'.repeat(32);
    return given[name] || (kind === '-' ? text : missing);
  });
}

export function servicesOn(network: string, { services }: Compose): string[] {
  return Object.entries(services)
    .filter(([, { networks }]) => networks?.includes(network))
    .map(([name]) => name);
}

interface Stage {
  name: string;
  image: string;
  lines: { keyword: string; text: string }[];
}

export const dockerfileText = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');

/** The stages of the Dockerfile, in order, with their instructions. */
export function stagesOfDockerfile(): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(dockerfileText).getInstructions()) {
    const words = instruction.getArguments().map((argument) => argument.getValue());
    if (instruction.getKeyword() === 'FROM') stages.push({ name: words[2] ?? '', image: words[0] ?? '', lines: [] });
    else
      stages.at(-1)?.lines.push({ keyword: instruction.getKeyword(), text: instruction.getArgumentsContent() ?? '' });
  }
  return stages;
}
