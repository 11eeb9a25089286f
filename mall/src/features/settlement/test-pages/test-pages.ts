import { html, type Html } from '../../../http/html.ts';
import { methodName, payMethods } from '../../payments/methods.ts';
import { testBanks, type TestPayment } from '../../payments/test-provider/books.ts';
import { backs, delays, laterCharges, noticeKinds, sums, type Choice } from './scenarios.ts';

/** The first lines of every page. */
const banner = html`<p class="test" role="note">
  <strong>테스트 결제</strong> 실제 돈이 오가지 않아요. 카드번호나 비밀번호를 묻지 않으니 입력하지 마세요.
</p>`;

const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;

/** Asks for the outcome of an open payment. Links and forms are relative, since the gateway proxies the page. */
export function choicePage({ payNo, ordNo, payMthdCd, amt, rtnUrl }: TestPayment): Html {
  const isAccount = payMthdCd === payMethods.virtualAccount;
  const isCard = payMthdCd === 'PM00108';
  return html`<main>
    ${banner}
    <h1>${isCard ? '카드 등록' : '결제하기'}</h1>
    <dl>
      <div>
        <dt>결제 금액</dt>
        <dd class="sum">${won(amt)}</dd>
      </div>
      <div>
        <dt>결제 수단</dt>
        <dd>${methodName(payMthdCd)}</dd>
      </div>
      <div>
        <dt>주문번호</dt>
        <dd>${ordNo}</dd>
      </div>
    </dl>
    <form method="post" action="${payNo}/play">
      ${
        isAccount &&
        choiceRow(
          'bankCd',
          '입금할 은행',
          testBanks.map(({ bankCd, bankNm }) => ({ value: bankCd, label: bankNm })),
        )
      }
      <button name="act" value="approve">${approveLabel(isAccount, isCard, amt)}</button>
      <button class="second" name="act" value="cancel">취소하고 돌아가기</button>
      <details>
        <summary>다른 경우 해 보기</summary>
        <p class="hint">고른 대로 결제사가 움직여요. 승인과 함께 쓰면 돼요.</p>
        ${choiceRow('back', '쇼핑몰로 돌아가기', backs)}
        ${!isAccount && choiceRow('notice', '결제사가 따로 보내는 알림', noticeKinds)}
        ${isCard && choiceRow('later', '다음 정기결제부터', laterCharges)}
        ${!isAccount && choiceRow('sum', '결제되는 금액', sums)} ${choiceRow('late', '결제사의 대답', delays)}
        <button class="second" name="act" value="refuse">카드사가 거절하기</button>
        <button class="second" name="act" value="close">아무것도 하지 않고 창 닫기</button>
      </details>
    </form>
    <p class="hint">결제 창을 연 쇼핑몰: ${new URL(rtnUrl).host}</p>
  </main>`;
}

function approveLabel(isAccount: boolean, isCard: boolean, amt: number): string {
  if (isAccount) return '가상계좌 받기';
  return isCard ? '카드 등록하기' : `${won(amt)} 결제 승인하기`;
}

/** The form that returns to the shop, sent by a click. `times`: how often it can be sent. */
export function backPage(payment: TestPayment, fields: Record<string, string>, title: string, times: 1 | 2): Html {
  const form = (label: string, isNewPage: boolean) =>
    html`<form method="post" action="${payment.rtnUrl}" ${isNewPage && html`target="_blank"`}>
      ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <button>${label}</button>
    </form>`;
  return html`<main>
    ${banner}
    <h1>${title}</h1>
    <p>아래 버튼을 눌러 쇼핑몰로 돌아가 주세요.</p>
    ${times === 2 && form('쇼핑몰로 돌아가기 (첫 번째, 새 창)', true)}
    ${form(times === 2 ? '쇼핑몰로 돌아가기 (두 번째)' : '쇼핑몰로 돌아가기', false)}
    ${payment.payMthdCd === payMethods.virtualAccount && html`<p class="hint">입금은 쇼핑몰로 돌아가 계좌번호를 받은 뒤, 이 창의 주소 끝을 <code>vbank/계좌번호</code>로 바꾸어 해 볼 수 있어요.</p>`}
  </main>`;
}

/** Has no way back: plays a lost connection or a closed window. */
export function lostPage(payment: TestPayment, title: string, text: string): Html {
  return html`<main>
    ${banner}
    <h1>${title}</h1>
    <p>${text}</p>
    ${linkHome(payment)}
  </main>`;
}

function linkHome({ rtnUrl }: TestPayment): Html {
  return html`<a class="leave" href="${new URL(rtnUrl).origin}/">쇼핑몰 첫 화면으로 가기</a>`;
}

/** The attempt has ended, or there is none (null). */
export function endedPage(payment: TestPayment | null): Html {
  return html`<main>
    ${banner}
    <h1>결제를 계속할 수 없어요</h1>
    <p class="notice" role="alert">이미 끝났거나 없는 결제예요. 쇼핑몰의 주문 내역에서 다시 시도해 주세요.</p>
    ${payment !== null && linkHome(payment)}
  </main>`;
}

/** Takes a deposit. `fault`: why the last one was not taken. */
export function accountPage(payment: TestPayment, deposits: readonly number[], fault: string | null = null): Html {
  const { acctNo, amt, bankCd } = payment;
  const bankNm = testBanks.find((bank) => bank.bankCd === bankCd)?.bankNm ?? '';
  return html`<main>
    ${banner}
    <h1>가상계좌에 입금하기</h1>
    <dl>
      <div>
        <dt>계좌</dt>
        <dd>${bankNm} ${acctNo}</dd>
      </div>
      <div>
        <dt>입금할 금액</dt>
        <dd class="sum">${won(amt)}</dd>
      </div>
      <div>
        <dt>지금까지 입금</dt>
        <dd>${deposits.length === 0 ? '없음' : deposits.map(won).join(', ')}</dd>
      </div>
    </dl>
    ${fault !== null && html`<p class="notice" role="alert">${fault}</p>`}
    <form method="post" action="${acctNo}">
      <div class="row">
        <label for="amt">보낼 금액(원)</label>
        <input id="amt" name="amt" type="text" inputmode="numeric" maxlength="10" required value="${amt}" />
      </div>
      ${choiceRow('notice', '쇼핑몰에 보내는 알림', [
        { value: 'after', label: '한 번' },
        { value: 'twice', label: '두 번' },
        { value: 'none', label: '보내지 않음' },
      ])}
      ${choiceRow('late', '결제사의 대답', delays)}
      <button>입금하기</button>
    </form>
  </main>`;
}

/** Radio buttons, with the first one checked. */
function choiceRow(name: string, legend: string, choices: readonly Choice<string>[]): Html {
  return html`<fieldset>
    <legend>${legend}</legend>
    <div class="choices">
      ${choices.map(
        ({ value, label }, index) =>
          html`<label
            ><input type="radio" name="${name}" value="${value}" ${index === 0 && html` checked`} />${label}</label
          >`,
      )}
    </div>
  </fieldset>`;
}

/** Added to the style of the mall's own pages. */
export const testStyle = `
.test{margin:0 0 20px;padding:12px 14px;color:#5c3a00;background:#fff4d6;border:1px solid #e2b33c;border-radius:8px;font-size:.9375rem}
.test strong{display:block;font-size:1.0625rem}
dl{margin:16px 0 0;border-top:1px solid #dfe3ea}
dl div{display:flex;gap:12px;justify-content:space-between;padding:10px 0;border-bottom:1px solid #dfe3ea}
dt{flex:none;color:#4a5260}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
.sum{font-size:1.25rem;font-weight:700}
details{margin:20px 0 0;padding:4px 0 0;border-top:1px solid #dfe3ea}
summary{padding:12px 0;font-weight:600;cursor:pointer}
.choices label{flex:1 1 140px}
`;
