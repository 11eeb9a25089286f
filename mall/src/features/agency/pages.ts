import { html, type Html } from '../../http/html.ts';
import type { FieldFault } from '../../http/refusal.ts';
import { carriers, type Typed } from './person.ts';

/** Path of the pages; the gateway passes it through. */
export const agencyPath = '/kmcert';

const heading = (title: string, hint: string) =>
  html`<h1>${title}</h1>
    <p class="hint">${hint}</p>`;

/** Asks for the person's data. */
export function personPage(
  certReqNo: string,
  rtnUrl: string,
  typed: Partial<Typed> = {},
  faults: readonly FieldFault[] = [],
): Html {
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name] ?? '',
    fault: faultOf(faults, name),
    isFirst: faults[0]?.field === name,
  });
  return html`<main>
    ${heading('휴대폰 본인인증', '본인 명의의 휴대폰으로 인증번호를 받아 확인해요. 개발용 인증 화면으로, 아무 이름이나 쓸 수 있어요.')}
    ${faults.length > 0 && html`<p class="notice" role="alert">입력하신 내용을 확인해주세요.</p>`}
    <form method="post" action="${agencyPath}/send" autocomplete="on" novalidate>
      ${hidden({ certReqNo })}
      ${textRow({ ...field('memNm'), label: '이름', attributes: html`type="text" autocomplete="name"` })}
      ${textRow({ ...field('birthDt'), label: '생년월일 (8자리)', attributes: html`type="text" inputmode="numeric" autocomplete="bday" placeholder="예: 19900115"` })}
      ${sexRow(field('sex'))} ${carrierRow(field('carrier'))}
      ${textRow({ ...field('mobile'), label: '휴대폰 번호', attributes: html`type="tel" autocomplete="tel" placeholder="예: 010-0000-0000"` })}
      <button>인증번호 받기</button>
    </form>
    ${leaveLink(rtnUrl)}
  </main>`;
}

/** Asks for the code that was sent. `fault`: why the last one was refused. */
export function codePage(certReqNo: string, rtnUrl: string, maskedMobile: string, fault: string | null = null): Html {
  return html`<main>
    ${heading('인증번호 입력', `${maskedMobile} 번호로 인증번호를 보냈어요. 5분 안에 입력해주세요.`)}
    <form method="post" action="${agencyPath}/confirm" novalidate>
      ${hidden({ certReqNo })}
      ${textRow({ name: 'code', value: '', fault, isFirst: true, label: '인증번호 6자리', attributes: html`type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="6"` })}
      <button>확인</button>
    </form>
    <form method="post" action="${agencyPath}/send">
      ${hidden({ certReqNo, again: 'Y' })}<button class="second">인증번호 다시 받기</button>
    </form>
    ${leaveLink(rtnUrl)}
  </main>`;
}

/** Returns the result: only a click of the person sends it. */
export function donePage(certReqNo: string, rtnUrl: string, encData: string): Html {
  return html`<main>
    ${heading('본인인증 완료', '본인인증이 끝났어요. 아래 버튼을 눌러 쇼핑몰로 돌아가주세요.')}
    <form method="post" action="${rtnUrl}">
      ${hidden({ certReqNo, encData })}<button autofocus>쇼핑몰로 돌아가기</button>
    </form>
  </main>`;
}

/** The request has ended. */
export function endPage(reason: string, rtnUrl: string | null): Html {
  return html`<main>
    ${heading('본인인증을 계속할 수 없어요', '')}
    <p class="notice" role="alert">${reason}</p>
    ${rtnUrl !== null && leaveLink(rtnUrl)}
  </main>`;
}

function leaveLink(rtnUrl: string): Html {
  return html`<a class="leave" href="${rtnUrl}">취소하고 쇼핑몰로 돌아가기</a>`;
}

function hidden(fields: Record<string, string>): Html[] {
  return Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
}

interface Field {
  name: string;
  value: string;
  fault: string | null;
  /** Whether the reader starts here. */
  isFirst: boolean;
}

function faultOf(faults: readonly FieldFault[], name: string): string | null {
  return faults.find(({ field }) => field === name)?.reason ?? null;
}

const faultLine = ({ name, fault }: Field) => fault !== null && html`<p class="fault" id="${name}-fault">${fault}</p>`;
const faultMark = ({ name, fault }: Field) =>
  fault !== null && html` aria-invalid="true" aria-describedby="${name}-fault"`;
const focusMark = ({ isFirst }: Field) => isFirst && html` autofocus`;

function textRow(field: Field & { label: string; attributes: Html }): Html {
  const { name, value, label, attributes } = field;
  return html`<div class="row">
    <label for="${name}">${label}</label
    ><input
      id="${name}"
      name="${name}"
      value="${value}"
      required
      ${attributes}${faultMark(field)}${focusMark(field)}
    />${faultLine(field)}
  </div>`;
}

function sexRow(field: Field): Html {
  const choice = (value: string, label: string, focus: Html | false) =>
    html`<label
      ><input
        type="radio"
        name="sex"
        value="${value}"
        required${field.value === value && html` checked`}${focus}
      />${label}</label
    >`;
  const choices = [choice('F', '여성', focusMark(field)), choice('M', '남성', false)];
  return html`<fieldset role="radiogroup" ${faultMark(field)}>
    <legend>성별</legend>
    <div class="choices">${choices}</div>
    ${faultLine(field)}
  </fieldset>`;
}

function carrierRow(field: Field): Html {
  const options = carriers.map(
    (carrier) => html`<option${field.value === carrier && html` selected`}>${carrier}</option>`,
  );
  return html`<div class="row">
    <label for="carrier">통신사</label
    ><select id="carrier" name="carrier" required${faultMark(field)}${focusMark(field)}>
      <option value="">선택해주세요</option>
      ${options}</select
    >${faultLine(field)}
  </div>`;
}
