import { toNodeHandler } from '@modelcontextprotocol/node';
import type { AuthInfo } from '@modelcontextprotocol/server';
import type { ErrorRequestHandler, Express, NextFunction, Request, RequestHandler, Response } from 'express';
import { buildASTSchema, type DocumentNode } from 'graphql';
import type { GraphQLEngine } from '../graphql/graphql-engine.ts';
import type { AdmissionControl } from '../http/admission-control.ts';
import { cors } from '../http/cors.ts';
import { isPlainUtf8Json, jsonBody } from '../http/json-body.ts';
import { metadataOf, requestTraces } from '../http/request-metadata.ts';
import { isTooDeep } from '../http/request-filter.ts';
import { errorForLog } from '../log.ts';
import type { Shared } from '../request/create-context.ts';
import { hostReader } from '../rules/hosts.ts';
import type { AgentLimit } from '../session/agent-limit.ts';
import { readClaims, secondsLeft } from '../session/claims.ts';
import type { Tracing } from '../tracing/request-trace.ts';
import { directAnswers } from './direct-call.ts';
import { refuseRpc, rpcCodes } from './json-rpc.ts';
import { mcpHandler } from './mcp-server.ts';
import { ToolRunner, type AgentCall, type ToolListener } from './tool-runner.ts';
import { llmsTxt } from './llms-txt.ts';
import { originOf } from './origin.ts';
import { readTools } from './tools.ts';

interface McpParts {
  schema: DocumentNode;
  engine: GraphQLEngine;
  shared: Shared;
  agentLimit: AgentLimit;
  admission: AdmissionControl;
  tracing: Tracing;
  onTool: ToolListener;
}

/** Well below the minute after which agents give up. */
const mostMs = 30_000;

/** Browser agents send these beside what other clients do. */
const protocolHeaders = ['mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** /mcp: tools for AI agents over streamable HTTP, stateless. A browser's page has to be of the shop or of CORS_ORIGINS. */
export function mountMcp(app: Express, parts: McpParts): void {
  const { shared, admission, tracing } = parts;
  const { settings, log } = shared;
  const schema = buildASTSchema(parts.schema);
  const runner = new ToolRunner({
    schema,
    engine: parts.engine,
    shared,
    limit: parts.agentLimit,
    onTool: parts.onTool,
  });
  const onError = (error: Error) => log.debug({ error: errorForLog(error) }, 'A request of an agent was refused');
  const tools = readTools(schema);
  const answerDirectly = directAnswers({ tools, runner });
  const answer = toNodeHandler(mcpHandler({ tools, runner, onError }), { onerror: onError });
  const handlers: RequestHandler[] = [
    requestTraces(tracing, '/mcp'),
    cors(settings.CORS_ORIGINS, protocolHeaders),
    onlyOurs(shared),
    onlyJson,
    onlyGoodBearers,
    jsonBody(settings.MAX_BODY_BYTES),
    onlyOneMessage,
    admission.admit('mcp', (response) => refuseRpc(response, 503, rpcCodes.refused, 'The gateway is overloaded')),
    (request, response) => {
      const call = callOf(request, response, settings.ANSWER_MS);
      return answerDirectly(request, response, call) ?? answer(withCall(request, call), response, request.body);
    },
  ];
  app.route('/mcp').all(...handlers, failed(shared));
  app.use(llmsTxt(settings, tools));
}

function callOf(request: Request, response: Response, answerMs: number): AgentCall {
  const metadata = {
    ...metadataOf(request, response, Math.min(answerMs, mostMs)),
    // A new pair of tokens would come in the answer, where a model reads it.
    refreshToken: null,
    checkToken: null,
  };
  return { metadata, origin: originOf(request) };
}

function withCall(request: Request, call: AgentCall): Request & { auth: AuthInfo } {
  const { accessToken, hasBearer } = call.metadata;
  const auth: AuthInfo = {
    token: accessToken ?? '',
    clientId: hasBearer ? 'member' : 'visitor',
    scopes: [],
    extra: { call },
  };
  return Object.assign(request, { auth });
}

/** Against pages that reach a gateway by a name of their own: host and origin have to be known. */
function onlyOurs({ settings }: Shared): RequestHandler {
  const readHost = hostReader(settings.MALL_HOSTS);
  const origins = new Set(settings.CORS_ORIGINS);
  return (request, response, next) => {
    const origin = request.get('origin');
    if (readHost(request.get('host')) === null)
      return refuseRpc(response, 403, rpcCodes.refused, 'This host is none of the shop');
    if (origin !== undefined && origin !== originOf(request) && !origins.has(origin))
      return refuseRpc(response, 403, rpcCodes.refused, 'This origin is not allowed');
    return next();
  };
}

const onlyJson: RequestHandler = (request, response, next) =>
  request.method === 'POST' && !isPlainUtf8Json(request)
    ? refuseRpc(response, 415, rpcCodes.refused, 'A POST must be application/json in UTF-8, without a content encoding')
    : next();

/** A bearer that is none, or has run out: an agent has to know at once, and not from each tool. The mall judges the others. */
const onlyGoodBearers: RequestHandler = (request, response, next) => {
  const authorization = request.get('authorization');
  if (authorization === undefined) return next();
  const token = /^Bearer +(\S+)$/iu.exec(authorization)?.[1];
  const claims = token === undefined ? null : readClaims(token);
  if (claims !== null && secondsLeft(claims) > 0) return next();
  const reason = claims === null ? 'The bearer is no access token' : 'The access token has expired';
  response.set('www-authenticate', `Bearer error="invalid_token", error_description="${reason}"`);
  return refuseRpc(response, 401, rpcCodes.refused, reason);
};

const onlyOneMessage: RequestHandler = (request, response, next) => {
  const body = request.body as unknown;
  if (Array.isArray(body)) return refuseRpc(response, 400, rpcCodes.request, 'Batches are not supported');
  if (isTooDeep(body)) return refuseRpc(response, 400, rpcCodes.request, 'The request is nested too deep');
  return next();
};

function failed({ log }: Shared): ErrorRequestHandler {
  return (error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
    if (status === 413) return refuseRpc(response, 413, rpcCodes.refused, 'The body is too large');
    if (status === 400) return refuseRpc(response, 400, rpcCodes.parse, 'Parse error');
    const requestId = response.getHeader('x-request-id');
    log.error({ requestId, code: 'INTERNAL', error: errorForLog(error) }, 'failed');
    return refuseRpc(response, 500, rpcCodes.internal, 'Internal error');
  };
}
