type Times = Record<
  'ANSWER_MS' | 'DRAIN_MS' | 'MALL_CALL_MS' | 'MALL_CONNECT_MS' | 'REDIS_COMMAND_MS' | 'REFRESH_GRACE_SECONDS',
  number
> & { REDIS_URL?: string | undefined };

/** How often a renewal of a session asks the store in a row (docs/operations.md, "When a line goes silent"). */
const commandsOfRenewal = 9;

/** Times that are allowed each, but not together. */
export function mismatchedTimes(settings: Times): string[] {
  const { ANSWER_MS, DRAIN_MS, MALL_CALL_MS, MALL_CONNECT_MS, REDIS_COMMAND_MS, REFRESH_GRACE_SECONDS } = settings;
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
      settings.REDIS_URL !== undefined && REDIS_COMMAND_MS * commandsOfRenewal > ANSWER_MS,
      `REDIS_COMMAND_MS (${REDIS_COMMAND_MS}) is above a ninth of ANSWER_MS (${ANSWER_MS}): while Redis is silent, sessions that are due are not renewed in time. Set REDIS_COMMAND_MS to ${Math.floor(ANSWER_MS / commandsOfRenewal)} or less.`,
    ],
    [
      graceMs <= MALL_CALL_MS,
      `REFRESH_GRACE_SECONDS (${REFRESH_GRACE_SECONDS}) is no longer than MALL_CALL_MS (${MALL_CALL_MS}): a renewal whose response is lost cannot be repeated, and ends the session. Set it to more seconds, at the mall too.`,
    ],
  ];
  return lines.flatMap(([isWrong, line]) => (isWrong ? [line] : []));
}
