import type { Response } from 'express';

/** Codes of JSON-RPC; those from -32000 on are a server's own. */
export const rpcCodes = { parse: -32_700, request: -32_600, internal: -32_603, refused: -32_000 } as const;

/** A refusal before any tool, in the shape of the protocol. It names no call, which may not have been read. */
export function refuseRpc(response: Response, status: number, code: number, message: string): void {
  response
    .status(status)
    .set({ 'cache-control': 'no-store' })
    .json({ jsonrpc: '2.0', error: { code, message }, id: null });
}
