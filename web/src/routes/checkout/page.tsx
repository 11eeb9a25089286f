import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { BuyingFrame } from '../../features/orders/BuyingFrame/BuyingFrame.tsx';
import { FactBox } from '../../features/orders/BuyingFrame/FactBox.tsx';
import { Narrow } from '../../features/orders/BuyingFrame/Narrow.tsx';
import { Ways } from '../../features/orders/BuyingFrame/Ways.tsx';
import { particleAfter } from '../../shared/format/particle.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { BoxIcon } from '../../shared/ui/late-icons.tsx';
import { ClockIcon, WarningIcon } from '../../shared/ui/icons/icons.tsx';
import { homePath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { useCheckout, type CheckoutState } from './use-checkout.ts';

/** Where another client's checkout begins: whose it is, what is bought, and who asked. */
export function CheckoutPage() {
  const { state, goOn, tryAgain, giveUp } = useCheckout();
  return (
    <BuyingFrame>
      <Narrow>
        <output className="visually-hidden">{state.kind === 'ready' ? '결제할 내용을 확인해 주세요' : null}</output>
        {state.kind === 'starting' ? <Starting /> : null}
        {state.kind === 'ready' ? <Ready state={state} onGoOn={() => void goOn()} onGiveUp={giveUp} /> : null}
        {state.kind === 'refused' ? <RefusedTicket state={state} /> : null}
        {state.kind === 'failed' ? (
          <EmptyState
            headingLevel="h1"
            icon={<WarningIcon size={40} />}
            title="주소를 확인하지 못했어요"
            text={state.message ?? '인터넷 연결을 확인하고 다시 시도해 주세요.'}
          >
            <Button onClick={() => void tryAgain()}>다시 시도하기</Button>
          </EmptyState>
        ) : null}
      </Narrow>
    </BuyingFrame>
  );
}

function Starting() {
  return (
    <EmptyState
      headingLevel="h1"
      icon={<ClockIcon size={40} />}
      title="결제할 내용을 불러오고 있어요"
      text="잠시만 기다려 주세요."
    >
      <noscript>결제하려면 브라우저의 자바스크립트를 켜 주세요.</noscript>
    </EmptyState>
  );
}

interface ReadyProps {
  state: Extract<CheckoutState, { kind: 'ready' }>;
  onGoOn: () => void;
  onGiveUp: () => void;
}

function Ready({ state: { contents, client, other }, onGoOn, onGiveUp }: ReadyProps) {
  const { maskedName, subject, total } = contents;
  return (
    <>
      <EmptyState
        headingLevel="h1"
        icon={<BoxIcon size={40} />}
        title="결제할 내용을 확인해 주세요"
        text={
          other === null
            ? `${maskedName} 님의 계정으로 이 브라우저에서 이어서 진행해요.`
            : `지금은 ${other} 님이 로그인해 있어요. 계속하면 ${other} 님은 이 브라우저에서 로그아웃되고 ${maskedName} 님으로 진행해요.`
        }
      />
      <FactBox>
        <div>
          <dt>요청한 곳</dt>
          <dd>{client?.name ?? '연결한 앱'}</dd>
        </div>
        <div>
          <dt>회원</dt>
          <dd>{maskedName} 님</dd>
        </div>
        <div>
          <dt>내용</dt>
          <dd>{subject}</dd>
        </div>
        {total === null ? null : (
          <div>
            <dt>결제 금액</dt>
            <dd>
              <strong>{total}</strong>
            </dd>
          </div>
        )}
      </FactBox>
      <Ways>
        <Button size="lg" onClick={onGoOn}>
          {other === null ? '계속하기' : `${maskedName} 님으로 계속하기`}
        </Button>
        {client === null ? null : (
          <Button size="lg" variant="default" component="a" href={client.url} onClick={onGiveUp}>
            취소하고 {client.name}
            {particleAfter(client.name, '으로/로')} 돌아가기
          </Button>
        )}
      </Ways>
    </>
  );
}

const refusals = {
  USED: {
    title: '이미 사용한 주소예요',
    text: '안전을 위해 결제 주소는 한 번만 열 수 있어요. 다른 창에서 열었다면 그 창에서 이어서 진행하고, 아니면 앱에서 다시 열어 주세요.',
  },
  EXPIRED: {
    title: '주소의 시간이 지났어요',
    text: '결제 주소는 만든 뒤 10분 동안만 열 수 있어요. 앱에서 다시 열어 주세요.',
  },
  NONE: {
    title: '결제 주소를 다시 열어 주세요',
    text: '안전을 위해 이 화면은 새로고침하거나 다시 열 수 없어요. 앱에서 결제를 다시 시작해 주세요.',
  },
  OTHER: { title: '사용할 수 없는 주소예요', text: '앱에서 결제를 다시 시작해 주세요.' },
} as const;

function RefusedTicket({ state: { reason, message, path } }: { state: Extract<CheckoutState, { kind: 'refused' }> }) {
  const mall = useMall();
  const device = useDevice();
  const { title, text } = refusals[reason];
  return (
    <EmptyState
      headingLevel="h1"
      icon={<WarningIcon size={40} />}
      title={title}
      text={reason === 'OTHER' ? (message ?? text) : text}
    >
      {path === null ? null : (
        <Button component={Link} to={path} replace>
          이 브라우저에서 이어서 진행하기
        </Button>
      )}
      <Button variant="default" component={Link} to={homePath(mall, device, path !== null)}>
        쇼핑몰 홈으로 가기
      </Button>
    </EmptyState>
  );
}

export const page: PageModule = { Component: CheckoutPage };
