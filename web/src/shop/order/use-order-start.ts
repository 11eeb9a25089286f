import { useNavigate } from 'react-router-dom';
import { useCreateOrderSheetMutation } from '../../__generated__/hooks.ts';
import { conflictText } from '../conflict/conflict-text.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import { sendIntent } from '../../shared/intent/intents.ts';
import { pathTo } from '../addresses/path-to.ts';
import { usePage } from '../page/page-context.ts';
import { keepOrderSource, type OrderSource } from './order-source.ts';

interface OrderStarted {
  /** Why there is no order sheet; null: its page is shown. */
  refusal: string | null;
  /** The result is unknown. */
  isOpen: boolean;
}

/** Has an order sheet written, and shows its form. */
export function useOrderStart(): (
  source: OrderSource,
  /** Of the page of the sheet. */
  options?: { replace?: boolean; state?: unknown },
) => Promise<OrderStarted> {
  const { mallUrl, device } = usePage();
  const navigate = useNavigate();
  const [create] = useCreateOrderSheetMutation();
  return async (source, { replace = false, state = null } = {}) => {
    try {
      const answer = await sendIntent(`${mallUrl}.order-sheet`, source, async (idempotencyKey) => {
        const { data } = await create({ variables: { input: { mallUrl, idempotencyKey, ...source } } });
        return data?.createOrderSheet;
      });
      if (answer?.__typename === 'OrderSheet') {
        keepOrderSource(answer.number, source);
        await navigate(pathTo('order-form', { url: mallUrl }, device, { sheetNumber: answer.number }), {
          replace,
          state,
        });
        return { refusal: null, isOpen: false };
      }
      if (answer?.__typename === 'Conflict') return { refusal: conflictText(answer), isOpen: false };
      return { refusal: answer?.fields[0]?.reason ?? answer?.message ?? tryAgain, isOpen: !answer };
    } catch (error) {
      return { refusal: failureText(error), isOpen: true };
    }
  };
}

const tryAgain = '주문서를 만들지 못했어요. 잠시 뒤 다시 눌러 주세요.';
