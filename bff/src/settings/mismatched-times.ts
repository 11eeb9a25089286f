type Times = Record<'ANSWER_MS' | 'DRAIN_MS' | 'MALL_CALL_MS' | 'MALL_CONNECT_MS' | 'REFRESH_GRACE_SECONDS', number>;

/** Times that are allowed each, but not together. */
export function mismatchedTimes(settings: Times): string[] {
  const { ANSWER_MS, DRAIN_MS, MALL_CALL_MS, MALL_CONNECT_MS, REFRESH_GRACE_SECONDS } = settings;
  const graceMs = REFRESH_GRACE_SECONDS * 1000;
  const lines: [isWrong: boolean, line: string][] = [
    [
      ANSWER_MS < MALL_CALL_MS,
      `ANSWER_MS (${ANSWER_MS}) is below MALL_CALL_MS (${MALL_CALL_MS}): a response ends before a slow call, whose effect the client does not learn. Set ANSWER_MS above MALL_CALL_MS.`,
    ],
    [
      MALL_CALL_MS < MALL_CONNECT_MS,
      `MALL_CALL_MS (${MALL_CALL_MS}) is below MALL_CONNECT_MS (${MALL_CONNECT_MS}): a call ends before its connection may. Set MALL_CALL_MS above MALL_CONNECT_MS.`,
    ],
    [
      DRAIN_MS < ANSWER_MS,
      `DRAIN_MS (${DRAIN_MS}) is below ANSWER_MS (${ANSWER_MS}): a stopping gateway cuts responses off. Set DRAIN_MS above ANSWER_MS.`,
    ],
    [
      graceMs <= MALL_CALL_MS,
      `REFRESH_GRACE_SECONDS (${REFRESH_GRACE_SECONDS}) is no longer than MALL_CALL_MS (${MALL_CALL_MS}): a renewal whose response is lost cannot be repeated, and ends the session. Set it to more seconds, at the mall too.`,
    ],
  ];
  return lines.flatMap(([isWrong, line]) => (isWrong ? [line] : []));
}
