/** The gateway's version that this package was made with. */
export const gatewayVersion = '1.0.0';

export interface VersionSettings {
  /** Hears once that the gateway has another version. By default the console warns. */
  onOtherVersion?: (theirs: string, ours: string) => void;
}

/** Compares the first two numbers of the version in each response, and tells the first difference. */
export function versionWatcher({ onOtherVersion = warn }: VersionSettings): (response: Response) => void {
  let isTold = false;
  return ({ headers }) => {
    const theirs = headers.get('x-gateway-version');
    if (isTold || theirs === null || minorOf(theirs) === minorOf(gatewayVersion)) return;
    isTold = true;
    onOtherVersion(theirs, gatewayVersion);
  };
}

function minorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

function warn(theirs: string, ours: string): void {
  console.warn(
    `The gateway has version ${theirs}, and @family-mall/client is made for ${ours}. Its CHANGELOG.md says what differs.`,
  );
}
