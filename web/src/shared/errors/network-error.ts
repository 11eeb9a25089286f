/** No readable response. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  /** The caller no longer waits for the response. */
  readonly wasCancelled: boolean;

  constructor({ wasCancelled = false, cause }: { wasCancelled?: boolean; cause?: unknown } = {}) {
    super(wasCancelled ? '요청이 취소되었습니다.' : '네트워크 오류입니다. 나중에 다시 시도해 주세요.', { cause });
    this.wasCancelled = wasCancelled;
  }
}
