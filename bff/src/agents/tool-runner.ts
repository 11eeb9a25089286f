import type { CallToolResult } from '@modelcontextprotocol/server';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { formatError } from '../errors/format-error.ts';
import type { GraphQLEngine } from '../graphql/graphql-engine.ts';
import { errorForLog } from '../log.ts';
import { createContext, type RequestMetadata, type Shared } from '../request/create-context.ts';
import type { AgentLimit } from '../session/agent-limit.ts';
import { draftOf } from './draft.ts';
import { refusalOf, ResultReader } from './tool-result.ts';
import type { Tool } from './tools.ts';

/** One request of an agent. */
export interface AgentCall {
  metadata: RequestMetadata;
  /** Of the shop, as the agent named it. */
  origin: string;
}

type Inputs = Readonly<Record<string, unknown>>;

/** Called for each call of a tool: `ok`, or the code of its refusal. */
export type ToolListener = (tool: string, outcome: string) => void;

interface RunnerParts {
  schema: GraphQLSchema;
  engine: Pick<GraphQLEngine, 'execute'>;
  shared: Shared;
  limit: AgentLimit;
  onTool: ToolListener;
}

/** In English, for who made the call: visitors are not shown the tools of members, and find them in llms.txt. */
const needsBearer = 'This tool is for members: send an access token in the header Authorization.';

/** Runs tools as operations of the gateway: with its cost check, its limits, its errors. Never throws: the protocol would show the text. */
export class ToolRunner {
  readonly #parts: RunnerParts;
  readonly #reader: ResultReader;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
    this.#reader = new ResultReader(parts.schema);
  }

  async run(tool: Tool, inputs: Inputs, call: AgentCall): Promise<CallToolResult> {
    const result = await this.#answer(tool, inputs, call).catch((error: unknown) => this.#failure(error, call));
    this.#parts.onTool(tool.name, outcomeOf(result));
    return result;
  }

  async #answer(tool: Tool, inputs: Inputs, { metadata, origin }: AgentCall): Promise<CallToolResult> {
    const { engine, shared, limit } = this.#parts;
    await limit.count(tool.name, metadata.accessToken, metadata.address);
    if (tool.isForMembers && !metadata.hasBearer) return refusalOf('UNAUTHENTICATED', { message: needsBearer });
    const unknown = Object.keys(inputs).find((name) => !Object.hasOwn(tool.input.properties, name));
    if (unknown !== undefined) return wrongInput(unknown, `There is no such input: ${namesOf(tool)}.`);
    const missing = tool.input.required.find((name) => inputs[name] === undefined || inputs[name] === null);
    if (missing !== undefined) return wrongInput(missing, `This input is required: ${namesOf(tool)}.`);
    metadata.trace.isTrusted = true;
    metadata.trace.client = 'agents';
    const variables = Object.fromEntries(Object.entries(inputs).filter(([name]) => !tool.draftInputs.includes(name)));
    const { result } = await engine.execute({ query: tool.text, variables }, createContext(shared, metadata));
    const answer = this.#reader.read(result, tool.path);
    return tool.draftInputs.length > 0 && !answer.isError ? draftOf(inputs, answer, origin) : answer;
  }

  #failure(error: unknown, { metadata: { requestId } }: AgentCall): CallToolResult {
    const formatted = formatError(error instanceof GraphQLError ? error.toJSON() : { message: '' }, error);
    if (formatted.extensions?.code === 'INTERNAL')
      this.#parts.shared.log.error({ requestId, code: 'INTERNAL', error: errorForLog(error) }, 'failed');
    return this.#reader.read({ errors: [formatted as GraphQLFormattedError] }, ['data']);
  }
}

function wrongInput(name: string, message: string): CallToolResult {
  return refusalOf('BAD_INPUT', { message, fields: [{ path: [name] }] });
}

function namesOf({ input }: Tool): string {
  return `its inputs are ${Object.keys(input.properties).join(', ')}`;
}

function outcomeOf({ isError, structuredContent }: CallToolResult): string {
  const { refusal } = (structuredContent ?? {}) as { refusal?: { code?: unknown } };
  return isError ? String(refusal?.code ?? 'INTERNAL') : 'ok';
}
