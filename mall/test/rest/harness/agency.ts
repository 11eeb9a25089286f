import type { Shop } from './shop.ts';
import { aMobile, codeSentTo } from './people.ts';
import { home } from './world.ts';

export const rtnUrl = 'http://localhost:4000/kmcertVerification/result';

export const typedPerson = { memNm: '한가온', birthDt: '19900115', sex: 'F', carrier: '한빛텔레콤' };

interface PageAnswer {
  status: number;
  text: string;
  headers: Headers;
}

/** Posts a form to a page of the agency. */
export async function postForm(shop: Shop, path: string, form: Record<string, string>): Promise<PageAnswer> {
  const answer = await fetch(`${shop.url}/kmcert${path}`, { method: 'POST', body: new URLSearchParams(form) });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

export async function aPhoneRequest(
  shop: Shop,
  { purposeCd = 'JOIN', token }: { purposeCd?: string; token?: string } = {},
): Promise<string> {
  const { certReqNo } = await shop.ask<{ certReqNo: string }>('requestPhoneCert', {
    body: { purposeCd, mallId: home, rtnUrl },
    token,
  });
  return certReqNo;
}

export function hiddenField(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`, 'u').exec(page)?.[1] ?? '';
}

/** Completes the agency's pages. */
export async function anAgencyResult(
  shop: Shop,
  wanted: { purposeCd?: string; mobile?: string; token?: string; person?: object } = {},
) {
  const certReqNo = await aPhoneRequest(shop, wanted);
  const mobile = wanted.mobile ?? aMobile();
  await postForm(shop, '', { certReqNo });
  await postForm(shop, '/send', { certReqNo, ...typedPerson, ...wanted.person, mobile });
  const { text } = await postForm(shop, '/confirm', { certReqNo, code: await codeSentTo(shop, mobile) });
  return { certReqNo, encData: hiddenField(text, 'encData'), mobile };
}
