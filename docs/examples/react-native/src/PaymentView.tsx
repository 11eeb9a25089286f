import { awaitPayment, isPaymentReturn, type Payment, type PaymentRequest } from '@family-mall/client';
import { Linking } from 'react-native';
import { WebView } from 'react-native-webview';
import { mall, mallUrl, origin } from './mall.ts';

export const returnUrl = `${origin}/pg?mallUrl=${mallUrl}`;

type Form = Pick<PaymentRequest, 'number' | 'provider' | 'url' | 'parameters'>;
type State = Pick<Payment, 'status' | 'isRetryable'>;

interface PaymentViewProps {
  orderNumber: string;
  form: Form;
  /** Null: the person closed the page before the mall knew anything. */
  onEnd: (state: State | null) => void;
}

/** The company's page. Addresses alone are looked at: what a page says may be forged. */
export function PaymentView({ orderNumber, form, onEnd }: PaymentViewProps) {
  const body = form.parameters.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('&');
  const end = () => void learn(orderNumber, form).then(onEnd, () => onEnd(null));
  return (
    <WebView
      source={{ uri: form.url.startsWith('/') ? origin + form.url : form.url, method: 'POST', body }}
      onShouldStartLoadWithRequest={({ url }) => {
        if (isPaymentReturn(url, returnUrl)) {
          end();
          return false;
        }
        if (url.startsWith('https://')) return true;
        void Linking.openURL(url); // the app of a bank or a card
        return false;
      }}
    />
  );
}

const returned = `mutation Return($input: ReturnFromPaymentInput!) { returnFromPayment(input: $input) { __typename } }`;
const asked = `query State($mallUrl: String!, $orderNumber: String!) {
  viewer(mallUrl: $mallUrl) { payment(orderNumber: $orderNumber) { status isRetryable } }
}`;

/** The mall asks the company itself, so that nothing of the page is needed. Safe to repeat, also at the next start of the app. */
async function learn(orderNumber: string, { number, provider }: Form): Promise<State | null> {
  await mall.request(returned, { input: { mallUrl, orderNumber, number, provider } });
  return awaitPayment({
    ask: async () => {
      const variables = { mallUrl, orderNumber };
      const { viewer } = await mall.request<{ viewer: { payment: State | null } | null }>(asked, variables);
      return viewer?.payment ?? null;
    },
  });
}
