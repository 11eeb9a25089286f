import { Refusal } from './refusal.ts';

/** The embedded mall on this machine, and what opens its operator's calls. */
interface Operator {
  port: number;
  key: Uint8Array;
}

export interface OpenInquiry {
  qstnNo: string;
  qstnTpNm: string;
  title: string;
  cntn: string;
}

interface Envelope {
  message: string;
  data: unknown;
}

/** The longest waiting come first. */
export async function openInquiries(operator: Operator): Promise<OpenInquiry[]> {
  return (await send(operator, '')) as OpenInquiry[];
}

/** Refuses in the mall's words, such as for a second answer. */
export async function answerInquiry(operator: Operator, number: string, answer: string): Promise<void> {
  await send(operator, `/${encodeURIComponent(number)}/answer`, { ansCntn: answer });
}

async function send({ port, key }: Operator, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}/operator/questions${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${Buffer.from(key).toString('base64url')}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refusal(`No mall answers on port ${port}. Start it with the same MALL_PORT and DATA_DIR: npm start.`);
  });
  const { message, data } = (await response.json()) as Envelope;
  if (!response.ok) throw new Refusal(message);
  return data;
}
