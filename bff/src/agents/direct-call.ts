import { SUPPORTED_PROTOCOL_VERSIONS, type CallToolResult } from '@modelcontextprotocol/server';
import type { Request, Response } from 'express';
import { writeResult } from './tool-result.ts';
import type { AgentCall, ToolRunner } from './tool-runner.ts';
import type { Tool } from './tools.ts';

/** A call of a tool that needs nothing else of the protocol. */
interface DirectCall {
  id: string | number;
  name: string;
  inputs: Readonly<Record<string, unknown>>;
}

const messageKeys = new Set(['jsonrpc', 'id', 'method', 'params']);
const paramKeys = new Set(['name', 'arguments']);
/** Headers of sessions, of broken streams and of the newest protocol. */
const headersOfLibrary = ['mcp-session-id', 'last-event-id', 'mcp-method', 'mcp-name'];

type AnswerDirectly = (request: Request, response: Response, call: AgentCall) => Promise<void> | null;

/**
 * Answers plain calls of the protocols up to 2025-11-25, which most agents send: the library's own part of them costs
 * more than most tools do (docs/benchmarks.md, "Agents"). Null leaves a request to the library: other methods and
 * protocols, anything unusual, all that the protocol refuses.
 */
export function directAnswers({ tools, runner }: { tools: readonly Tool[]; runner: ToolRunner }): AnswerDirectly {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  return (request, response, call) => {
    const called = readDirectCall(request);
    const tool = called && byName.get(called.name);
    return tool ? answer(response, called.id, runner.run(tool, called.inputs, call)) : null;
  };
}

async function answer(response: Response, id: DirectCall['id'], running: Promise<CallToolResult>): Promise<void> {
  const result = writeResult(await running);
  response.set({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`);
}

function readDirectCall(request: Request): DirectCall | null {
  const version = request.get('mcp-protocol-version');
  if (version !== undefined && !SUPPORTED_PROTOCOL_VERSIONS.includes(version)) return null;
  if (headersOfLibrary.some((name) => request.headers[name] !== undefined) || !acceptsBoth(request)) return null;
  const { body } = request as { body: unknown };
  if (!isObject(body) || !hasOnly(body, messageKeys)) return null;
  const { jsonrpc, id, method, params } = body;
  if (jsonrpc !== '2.0' || method !== 'tools/call' || !isId(id)) return null;
  if (!isObject(params) || !hasOnly(params, paramKeys)) return null;
  const { name, arguments: inputs = {} } = params;
  return typeof name === 'string' && isObject(inputs) ? { id, name, inputs } : null;
}

/** The protocol wants both of each client, whatever comes back. */
function acceptsBoth(request: Request): boolean {
  const accept = request.get('accept') ?? '';
  return accept.includes('application/json') && accept.includes('text/event-stream');
}

function isId(value: unknown): value is string | number {
  return typeof value === 'string' || Number.isSafeInteger(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasOnly(value: Record<string, unknown>, names: ReadonlySet<string>): boolean {
  return Object.keys(value).every((name) => names.has(name));
}
