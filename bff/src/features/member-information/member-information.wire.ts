import type {
  ChangePasswordInput,
  CheckPasswordInput,
  SignOutDevicesInput,
  UpdateProfileInput,
  WithdrawInput,
} from '../../graphql/__generated__/schema-types.ts';
import { privateCall } from '../../upstream/private-call.ts';
import type { Read } from '../../upstream/reading.ts';
import { anything, list, markup, orNull, row, token, words, yn } from '../../upstream/wire.ts';

const checked = row('CheckToken', { checkToken: token }, {});
const profile = row(
  'Profile',
  { memNm: words, id: words },
  { email: words, mobile: words, zipCd: words, roadAddr: words, dtlAddr: words, smsAgreeYn: yn, emailAgreeYn: yn },
);
const block = row('WithdrawalBlock', { nm: words }, { tp: words, no: words });
const loss = row('WithdrawalLoss', { nm: words }, { tp: words, value: words });
const withdrawalCheck = row(
  'WithdrawalCheck',
  { possibleYn: yn },
  { blockList: list('withdrawal blocks', block), lossList: list('withdrawal losses', loss) },
);

const ownData = row('OwnData', {}, { fileNm: words, cntn: markup });
const session = row('Session', { sesNo: words }, { dvcNm: words, strtDts: words, lastDts: words, curYn: yn });
const sessions = row('Sessions', {}, { sesList: list('sessions', session) });

export type WireOwnData = Read<typeof ownData>;
export type WireSessions = Read<typeof sessions>;
export type WirePasswordCheck = Read<typeof checked>;
export type WireProfile = Read<typeof profile>;
export type WireWithdrawalCheck = Read<typeof withdrawalCheck>;

export function checkPasswordCall({ password }: CheckPasswordInput) {
  return privateCall({
    path: 'users/password/check',
    body: { password },
    fields: { password: 'password' },
    response: checked,
  });
}

export function changePasswordCall({ currentPassword, newPassword }: ChangePasswordInput) {
  return privateCall({
    method: 'PUT',
    path: 'users/password',
    body: { curPwd: currentPassword, newPwd: newPassword },
    fields: { curPwd: 'currentPassword', newPwd: 'newPassword' },
    response: anything,
  });
}

export function profileCall(checkToken: string) {
  return privateCall({
    method: 'GET',
    path: 'users/profile',
    headers: { 'x-check-token': checkToken },
    fields: { 'X-Check-Token': 'checkToken' },
    response: profile,
  });
}

export function ownDataCall(checkToken: string) {
  return privateCall({
    method: 'GET',
    path: 'users/data',
    headers: { 'x-check-token': checkToken },
    fields: { 'X-Check-Token': 'checkToken' },
    response: ownData,
  });
}

export const sessionsCall = privateCall({ method: 'GET', path: 'users/sessions', response: sessions });

export function endSessionsCall({ deviceNumber }: SignOutDevicesInput) {
  return privateCall({
    path: 'users/sessions/end',
    body: { sesNo: deviceNumber ?? null },
    fields: { sesNo: 'deviceNumber' },
    response: sessions,
  });
}

const profileFields = {
  'X-Check-Token': 'checkToken',
  memNm: 'name',
  email: 'email',
  mobile: 'mobile',
  certNo: 'certificationNumber',
  zipCd: 'postalCode',
  roadAddr: 'roadAddress',
  dtlAddr: 'detailAddress',
  smsAgreeYn: 'agreesToSms',
  emailAgreeYn: 'agreesToEmail',
};

/** Fields left out of the body stay unchanged; null erases parts of the address. */
export function updateProfileCall({ checkToken, ...wanted }: UpdateProfileInput) {
  const body = {
    memNm: wanted.name ?? undefined,
    email: wanted.email ?? undefined,
    mobile: wanted.mobile ?? undefined,
    certNo: wanted.certificationNumber ?? undefined,
    zipCd: wanted.postalCode,
    roadAddr: wanted.roadAddress,
    dtlAddr: wanted.detailAddress,
    smsAgreeYn: toYn(wanted.agreesToSms),
    emailAgreeYn: toYn(wanted.agreesToEmail),
  };
  return privateCall({
    method: 'PUT',
    path: 'users/profile',
    headers: { 'x-check-token': checkToken },
    body,
    fields: profileFields,
    response: orNull(profile),
  });
}

export const withdrawalCheckCall = privateCall({
  method: 'GET',
  path: 'users/withdrawal/check',
  response: withdrawalCheck,
});

const withdrawalFields = { password: 'password', reasonCd: 'reasonCode', reason: 'reason' };

export function withdrawCall({ password, reasonCode, reason }: WithdrawInput) {
  const body = { password, reasonCd: reasonCode ?? undefined, reason: reason ?? undefined };
  return privateCall({ path: 'users/withdrawal', body, fields: withdrawalFields, response: anything });
}

function toYn(value: boolean | null | undefined): 'Y' | 'N' | undefined {
  return value === null || value === undefined ? undefined : value ? 'Y' : 'N';
}
