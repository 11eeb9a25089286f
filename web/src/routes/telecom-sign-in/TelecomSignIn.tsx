import { ReturnNotice } from '../../shared/ui/ReturnNotice/ReturnNotice.tsx';

/** Where the telecom identity service leads back to. Signing in by it is still to come. */
export function TelecomSignIn() {
  return <ReturnNotice title="통신사 인증 로그인은 준비 중입니다" text="아직 이 방법으로 로그인할 수 없어요. 쇼핑몰에서 아이디로 로그인해 주세요." />;
}
