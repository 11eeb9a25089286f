import supertest from 'supertest';

interface AgencyForm {
  url: string;
  parameters: { name: string; value: string }[];
}

interface Person {
  name: string;
  mobile: string;
  /** Reads the code that was sent to it. */
  code: () => Promise<string>;
}

/** Walks the page that plays the agency as a person without scripts would, to what the storefront's page finds in itself. */
export async function walkAgency(
  { url, parameters }: AgencyForm,
  { name, mobile, code }: Person,
): Promise<{ requestNumber: string; result: string }> {
  const known = Object.fromEntries(parameters.map((each) => [each.name, each.value]));
  const ask = await post(url, known);
  const confirm = await post(actionOf(ask, url), {
    ...hiddenOf(ask),
    memNm: name,
    birthDt: '19900115',
    sex: 'F',
    carrier: '한빛텔레콤',
    mobile,
  });
  const done = await post(actionOf(confirm, url), { ...hiddenOf(confirm), code: await code() });
  const page = await post(actionOf(done, url), hiddenOf(done));
  return JSON.parse(/id="posted">(.*?)<\/script>/u.exec(page)?.[1] ?? 'null');
}

async function post(address: string, fields: Record<string, string>): Promise<string> {
  const { origin, pathname } = new URL(address);
  return (await supertest(origin).post(pathname).type('form').send(fields)).text;
}

/** Of the first form of a page. */
function actionOf(page: string, base: string): string {
  return new URL(/<form\s+method="post"\s+action="([^"]+)"/u.exec(page)?.[1] ?? '', base).href;
}

function hiddenOf(page: string): Record<string, string> {
  const first = page.split('</form>')[0] ?? '';
  return Object.fromEntries(
    [...first.matchAll(/<input\s+type="hidden"\s+name="([^"]+)"\s+value="([^"]*)"/gu)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
}
