import { readFileSync } from 'node:fs';

/** A shell block of the guide, with the output that the guide shows for it. */
export interface Step {
  heading: string;
  line: number;
  script: string;
  shown: unknown;
}

const text = readFileSync(new URL('../../../docs/clients.md', import.meta.url), 'utf8');

/** The fragment for all refusals, as docs/clients.md prints it. */
export function readRefusalFragment(): string {
  const [block] = text.matchAll(/^```graphql\n(?<code>fragment Refusal on [\s\S]*?)^```$/gmu);
  if (!block) throw new Error('docs/clients.md has no fragment Refusal.');
  return block.groups?.code ?? '';
}

/** Languages of all blocks of docs/clients.md. */
export function languagesShown(): string[] {
  return [...text.matchAll(/^```(\w*)\n[\s\S]*?^```$/gmu)].map(([, language]) => language ?? '');
}

/** Reads the shell blocks of docs/clients.md in order; a json block right after one is its output. */
export function readSteps(): Step[] {
  const steps: Step[] = [];
  let heading = '';
  for (const part of text.matchAll(/^#+ (?<heading>.+)$|^```(?<language>\w*)\n(?<code>[\s\S]*?)^```$/gmu)) {
    const { heading: title, language, code } = part.groups ?? {};
    if (title) heading = title;
    else if (language === 'sh')
      steps.push({ heading, line: lineOf(text, part.index), script: code ?? '', shown: undefined });
    else if (language === 'json') steps.at(-1)!.shown = JSON.parse(code ?? '');
  }
  return steps;
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
