import { ReturnNotice } from '../../shared/ui/ReturnNotice/ReturnNotice.tsx';

/** Where the identity agency leads back to. Certifying a phone is still to come. */
export function PhoneCertification() {
  return <ReturnNotice title="휴대폰 인증 결과 확인은 준비 중입니다" text="인증 결과는 저장되지 않았어요. 쇼핑몰로 돌아가 다시 시도해 주세요." />;
}
