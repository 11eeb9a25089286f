import { Router } from 'express';

/** Liveness, and readiness for requests: not while it drains, nor before it is warm. */
export function healthRoute(state: {
  isWarm: () => boolean;
  isDraining: () => boolean;
  isMallDown: () => boolean;
}): Router {
  const router = Router();
  router.get('/health', (_request, response) => void response.set('cache-control', 'no-store').json({ status: 'ok' }));
  router.get('/ready', (_request, response) => {
    const status = state.isDraining() ? 'draining' : state.isWarm() ? 'ready' : 'starting';
    const mall = state.isMallDown() ? 'unreachable' : 'reachable';
    response
      .status(status === 'ready' ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status, mall });
  });
  return router;
}
