import type { Request } from 'express';

/** Origin of the shop as the client named it. Check its host first. */
export function originOf(request: Pick<Request, 'protocol' | 'get'>): string {
  return `${request.protocol}://${request.get('host')}`;
}
