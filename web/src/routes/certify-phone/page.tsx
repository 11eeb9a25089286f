import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { standingOf, useAgencyStart } from '../../features/certification/PhoneWindow/use-agency-start.ts';
import { readWayBack } from '../../features/certification/PhoneWindow/way-back.ts';
import { purposeIn } from '../../features/certification/proof.ts';
import { FormPage } from '../../shared/form/FormPage.tsx';
import type { PageModule } from '../../shop/page/page-module.ts';
import { useLoginPath } from '../../shop/links/use-login-path.ts';
import classes from './CertifyPhone.module.css';

const never = () => () => {};

/**
 * Between the shop and the identity agency: continues at once after a redirect, and tells other visitors where to
 * start.
 */
export function CertifyPhone() {
  const [searchParams] = useSearchParams();
  const purpose = purposeIn(searchParams);
  const { start, isBusy, failure } = useAgencyStart(purpose);
  const standing = useSyncExternalStore(
    never,
    () => standingOf(purpose),
    () => 'leaving' as const,
  );
  const loginPath = useLoginPath();
  const begin = useEffectEvent(() => {
    if (standingOf(purpose) === 'leaving') void start();
  });
  useEffect(() => begin(), []);
  const isWaiting = !isBusy && (failure !== null || standing === 'returned');

  if (standing === 'unasked') {
    return (
      <FormPage title="휴대폰 본인 인증" lead="본인 인증은 회원가입이나 아이디·비밀번호 찾기에서 시작할 수 있어요.">
        <Button component={Link} size="lg" fullWidth to={loginPath}>
          로그인으로 가기
        </Button>
      </FormPage>
    );
  }
  return (
    <FormPage
      title="휴대폰 본인 인증"
      lead={isWaiting ? '본인 확인 기관에서 인증해 주세요.' : '본인 확인 기관으로 이동하고 있어요.'}
    >
      <div className={classes.page} data-bare-page>
        <p className={classes.failure} role="alert">
          {failure}
        </p>
        {isWaiting && (
          <>
            <Button size="lg" fullWidth onClick={() => void start()}>
              {failure === null ? '인증 계속하기' : '다시 시도하기'}
            </Button>
            <Leave />
          </>
        )}
      </div>
    </FormPage>
  );
}

/** Leads back to the previous page, or closes this window. */
function Leave() {
  const wayBack = readWayBack();
  return wayBack && !window.opener ? (
    <Button component={Link} variant="default" size="lg" fullWidth to={wayBack.path} state={wayBack.state} replace>
      이전 화면으로 돌아가기
    </Button>
  ) : (
    <Button variant="default" size="lg" fullWidth onClick={() => window.close()}>
      창 닫기
    </Button>
  );
}

export const page: PageModule = { Component: CertifyPhone };
