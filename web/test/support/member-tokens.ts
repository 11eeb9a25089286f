/** A pair whose access token has this lifetime and subject. */
export function aPair(refreshToken: string, { seconds = 1800, sub = 'MB1' } = {}) {
  const claims = btoa(JSON.stringify({ sub, iat: 1000, exp: 1000 + seconds }));
  return { accessToken: `head.${claims}.${refreshToken}`, refreshToken };
}
