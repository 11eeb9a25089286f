import { Router } from 'express';
import { instance } from './instance.ts';

const headers = { 'cache-control': 'no-store', 'x-instance': instance };

/** Liveness and readiness. Not ready while draining or before the warm-up. */
export function healthRoute(state: {
  isWarm: () => boolean;
  isDraining: () => boolean;
  isMallDown: () => boolean;
}): Router {
  const router = Router();
  router.get('/health', (_request, response) => void response.set(headers).json({ status: 'ok' }));
  router.get('/ready', (_request, response) => {
    const status = state.isDraining() ? 'draining' : state.isWarm() ? 'ready' : 'starting';
    const mall = state.isMallDown() ? 'unreachable' : 'reachable';
    response
      .status(status === 'ready' ? 200 : 503)
      .set(headers)
      .json({ status, mall });
  });
  return router;
}
