/** A job that a killed mall had taken is free after a minute, is found free within another, and then waits for its next try. */
export const recoveryMs = 300_000;
