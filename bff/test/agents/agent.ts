import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** The two families of protocols: what a client of the old ones asks, and one of 2026-07-28. */
export const eras = ['old', 'new'] as const;

export type Era = (typeof eras)[number];

interface Answered {
  isError: boolean;
  data: any; // eslint-disable-line typescript/no-explicit-any -- tests read any result
  refusal: { code: string; userMessage: string; message?: string; fields?: unknown; [detail: string]: unknown } | null;
  text: string;
}

export interface Agent {
  client: Client;
  call(tool: string, inputs?: Record<string, unknown>): Promise<Answered>;
  /** Every address that it has asked for. */
  addresses: string[];
  close(): Promise<void>;
}

/** A client of the protocol's own library. `headers`: for each request. */
export async function openAgent(
  url: string,
  { era = 'new', headers = {} }: { era?: Era; headers?: Record<string, string> } = {},
): Promise<Agent> {
  const addresses: string[] = [];
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), {
    requestInit: { headers },
    fetch: (address, init) => {
      addresses.push(String(address));
      return fetch(address, init);
    },
  });
  const client = new Client(
    { name: 'test-agent', version: '1' },
    era === 'new' ? { versionNegotiation: { mode: { pin: '2026-07-28' } } } : {},
  );
  await client.connect(transport);
  return {
    client,
    addresses,
    call: async (name, inputs = {}) => {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: inputs });
      const [{ text }] = content as unknown as [{ text: string }];
      const { data, refusal } = structuredContent as { data?: unknown; refusal?: Answered['refusal'] };
      return { isError: isError ?? false, data: data ?? null, refusal: refusal ?? null, text };
    },
    close: () => client.close(),
  };
}

/** A message as it is sent by hand, in the protocols up to 2025-11-25. */
export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL('/mcp', url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
