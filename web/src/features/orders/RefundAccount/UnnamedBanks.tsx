import { useMall } from '../../../shop/mall/mall-context.ts';

/** In place of the account, where the mall names no banks: theirs are the only codes that it takes. */
export function UnnamedBanks() {
  const { phone } = useMall().customerCenter;
  return (
    <p>
      환불받을 은행을 여기에서는 선택할 수 없어요. 환불받을 계좌는 고객센터
      {phone === null ? null : (
        <>
          {' '}
          <a href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`}>{phone}</a>
        </>
      )}
      에 알려 주세요.
    </p>
  );
}
