import type { Request, RequestHandler } from 'express';
import type { MallModel } from '../features/mall/mall.model.ts';
import type { Refuse } from '../http/refusal.ts';
import { isIdempotencyKey } from '../rules/idempotency-key.ts';
import {
  callerOf,
  enter,
  fetchAs,
  fileHandler,
  passOn,
  sendFile,
  tellSession,
  type FileRoutesParts,
} from './file-exchange.ts';
import type { IncomingFile } from './incoming-file.ts';
import type { OutgoingFile } from './mall-files.ts';

type Caller = ReturnType<typeof callerOf>;

/** What one kind of file asks of a request. */
interface Rules {
  /** What is wrong with the address; null: nothing. */
  faultOf?: (request: Request) => string | null;
  /** Throws for a mall that does not offer it. */
  check?: (mall: MallModel) => void;
}

interface Upload extends Rules {
  send: (upload: { file: IncomingFile; idempotencyKey: string }, request: Request, caller: Caller) => Promise<unknown>;
}

interface Download extends Rules {
  /** Throws for a number that cannot be one. */
  fetch: (request: Request, caller: () => Caller) => () => Promise<OutgoingFile>;
}

const keyRule = 'X-Idempotency-Key must be 8 to 64 of A-Z, a-z, 0-9, _ and -.';

/** Handlers of one file of a member, up and down. */
export function fileHandlers(parts: FileRoutesParts, refuse: Refuse) {
  const { limit } = parts;
  const handle = fileHandler(parts, refuse);

  function upload({ faultOf, check, send }: Upload): RequestHandler {
    return handle(async (request, response, context) => {
      const idempotencyKey = request.get('x-idempotency-key') ?? '';
      const fault = faultOf?.(request) ?? (isIdempotencyKey(idempotencyKey) ? null : keyRule);
      if (fault !== null) return refuse(response, 400, 'BAD_INPUT', fault);
      await limit.count('up', await enter(request, context, check), context.address);
      const kept = await passOn(request, context, (file) => send({ file, idempotencyKey }, request, callerOf(context)));
      tellSession(response, context);
      response.json(kept);
    });
  }

  function download({ faultOf, check, fetch }: Download): RequestHandler {
    return handle(async (request, response, context) => {
      const fault = faultOf?.(request) ?? null;
      if (fault !== null) return refuse(response, 400, 'BAD_INPUT', fault);
      const fetchAgain = fetch(request, () => callerOf(context));
      await limit.count('down', await enter(request, context, check), context.address);
      const file = await fetchAs(context, fetchAgain);
      tellSession(response, context);
      await sendFile(response, file);
    });
  }

  return { upload, download };
}
