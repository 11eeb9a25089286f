import { Router } from 'express';
import type { MallState } from '../upstream/resilience-policy.ts';
import { instance } from './instance.ts';

const headers = { 'cache-control': 'no-store', 'x-instance': instance };

/** Liveness and readiness. Not ready while draining or before the warm-up. */
export function healthRoute(state: {
  isWarm: () => boolean;
  isDraining: () => boolean;
  mall: () => MallState;
}): Router {
  const router = Router();
  router.get('/health', (_request, response) => void response.set(headers).json({ status: 'ok' }));
  router.get('/ready', (_request, response) => {
    const status = state.isDraining() ? 'draining' : state.isWarm() ? 'ready' : 'starting';
    response
      .status(status === 'ready' ? 200 : 503)
      .set(headers)
      .json({ status, mall: state.mall() });
  });
  return router;
}
