/** A pair whose access token says that it is good for so long, and whose it is. */
export function aPair(refreshToken: string, { seconds = 1800, sub = 'MB1' } = {}) {
  const claims = btoa(JSON.stringify({ sub, iat: 1000, exp: 1000 + seconds }));
  return { accessToken: `head.${claims}.${refreshToken}`, refreshToken };
}
