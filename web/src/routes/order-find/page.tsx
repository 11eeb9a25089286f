import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CodeCertification } from '../../features/certification/CodeCertification/CodeCertification.tsx';
import type { Proof } from '../../features/certification/proof.ts';
import { FormPage } from '../../shared/form/FormPage.tsx';
import { useLoginPath } from '../../shop/links/use-login-path.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { OrderNumberForm } from './OrderNumberForm.tsx';

/** In place of the name of a guest, which no account knows. */
const guest = '비회원';
const byText = ['SMS'] as const;

/** An order of a guest in another browser, by its telephone and its number. */
export function OrderFindPage() {
  const { isMarketing } = useMall();
  const [search] = useSearchParams();
  const [proof, setProof] = useState<Proof | null>(null);
  const loginPath = useLoginPath();
  if (!isMarketing) {
    return (
      <FormPage title="비회원 주문조회" lead="이 쇼핑몰은 회원만 주문해요. 로그인하면 주문 내역을 볼 수 있어요.">
        <Button component={Link} to={loginPath}>
          로그인하기
        </Button>
      </FormPage>
    );
  }
  if (proof === null) {
    return (
      <FormPage title="비회원 주문조회" lead="주문할 때 입력한 휴대폰 번호를 인증해 주세요." step="certify">
        <CodeCertification purpose="FIND_ORDER" channels={byText} name={guest} onCertified={setProof} />
      </FormPage>
    );
  }
  return (
    <FormPage title="주문번호를 입력해 주세요" lead="인증한 번호로 주문한 내역을 찾아요." step="number">
      <OrderNumberForm proof={proof} named={search.get('orderNumber') ?? ''} onCertifyAgain={() => setProof(null)} />
    </FormPage>
  );
}

export const page: PageModule = { Component: OrderFindPage };
