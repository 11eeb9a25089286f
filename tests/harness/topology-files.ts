import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { parse } from 'yaml';
import { root } from '../../scripts/lib/paths.ts';

interface ComposeService {
  image?: string;
  build?: { dockerfile: string; target: string };
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
  networks?: Record<string, { ipv4_address?: string } | null>;
}

export const composeFile = join(root, 'docker-compose.yml');
export const compose = parse(readFileSync(composeFile, 'utf8'), { merge: true }) as {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean } | null>;
};
export const services = Object.entries(compose.services);

/** The environment of a service, with the defaults of its variables and something for those that must be given. */
export function environmentOf(service: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(compose.services[service]?.environment ?? {}).map(([name, value]) => [name, fill(value)]),
  );
}

function fill(value: string): string {
  return value.replace(/\$\{\w+:([-?])([^}]*)\}/gu, (_whole, kind: string, text: string) =>
    kind === '-' ? text : 's'.repeat(32),
  );
}

export function addressOf(service: string, network: string): string | undefined {
  return compose.services[service]?.networks?.[network]?.ipv4_address;
}

export function servicesOn(network: string): string[] {
  return services.filter(([, { networks }]) => networks && network in networks).map(([name]) => name);
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
