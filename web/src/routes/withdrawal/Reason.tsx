import { useId } from 'react';
import { useFieldTies, useFieldValue } from '../../shared/form/form-context.ts';
import classes from './WithdrawalPage.module.css';

// The mall's codes, with what a shopper would say. Others are taken too, so none of them can be wrong.
const reasons: readonly (readonly [code: string, words: string])[] = [
  ['RARELY_USED', '자주 이용하지 않아요'],
  ['PRODUCTS', '사고 싶은 상품이 적어요'],
  ['PRICE', '가격이 아쉬워요'],
  ['DELIVERY', '배송이 불편해요'],
  ['SERVICE', '고객 응대가 아쉬워요'],
  ['PRIVACY', '개인정보가 걱정돼요'],
  ['REJOIN', '다른 아이디로 다시 가입해요'],
  ['OTHER', '다른 이유가 있어요'],
];

/** Why, for who likes to say so. */
export function Reason() {
  const id = useId();
  const words = useFieldTies('reason');
  const code = useFieldValue('reasonCode');
  return (
    <div className={classes.reason}>
      <label className={classes.label} htmlFor={id}>
        탈퇴 사유 <span className={classes.optional}>(선택)</span>
      </label>
      <select id={id} name="reasonCode" className={classes.select} defaultValue="">
        <option value="">선택 안 함</option>
        {reasons.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {code === 'OTHER' && (
        <>
          <label className={classes.label} htmlFor={words.id}>
            이유를 들려주세요 <span className={classes.optional}>(선택)</span>
          </label>
          <textarea
            id={words.id}
            name="reason"
            className={classes.text}
            rows={3}
            maxLength={500}
            autoComplete="off"
            aria-describedby={words.errorId}
          />
          <p id={words.errorId} className={classes.error} aria-live="polite">
            {words.error}
          </p>
        </>
      )}
    </div>
  );
}
