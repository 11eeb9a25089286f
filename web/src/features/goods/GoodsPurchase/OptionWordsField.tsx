import { useEffect, useEffectEvent, useId } from 'react';
import { keepSecret, openSecret, readSecret } from '../../../shared/secrets/tab-secrets.ts';
import type { GoodsOption } from './goods-choice.ts';
import classes from './OptionWordsField.module.css';
import type { OptionWords } from './use-option-words.ts';

interface OptionWordsFieldProps {
  option: GoodsOption;
  words: OptionWords;
  /** Name of the words in the tab, where they outlive a reload. */
  keptAs: string;
  /** Whether a press demanded what is missing. */
  isDemanded: boolean;
}

/** The words that an option needs, and that what is made to order does not go back. */
export function OptionWordsField({
  option,
  words: { value, setValue, problem: found },
  keptAs,
  isDemanded,
}: OptionWordsFieldProps) {
  const id = useId();
  const restore = useEffectEvent((kept: string | null) => {
    if (value === '' && kept !== null) setValue(kept);
  });
  useEffect(() => {
    void openSecret(keptAs).then(() => restore(readSecret(keptAs)));
  }, [keptAs]);
  const { words: rule, isMadeToOrder } = option;
  const problem = isDemanded ? found : null;
  return (
    <div className={classes.root}>
      {rule ? (
        <>
          <p className={classes.head}>
            <label htmlFor={id}>{rule.title ?? '문구'}</label>
            <span className={classes.count}>
              <span className="visually-hidden">쓴 글자 </span>
              {[...value].length}/{rule.maximumLength}
            </span>
          </p>
          <input
            id={id}
            data-option-words
            className={classes.field}
            value={value}
            autoComplete="off"
            required
            aria-invalid={found !== null && isDemanded}
            aria-describedby={`${id}-help`}
            onChange={({ currentTarget }) => {
              setValue(currentTarget.value);
              keepSecret(keptAs, currentTarget.value);
            }}
          />
          <p
            id={`${id}-help`}
            role={problem === null ? undefined : 'alert'}
            className={problem ? classes.problem : classes.help}
          >
            {problem ?? rule.allowedCharacters ?? '적은 그대로 만들어 드려요.'}
          </p>
        </>
      ) : null}
      {isMadeToOrder ? (
        <p className={classes.help}>주문을 받아 만드는 상품이라 단순 변심으로는 교환·반품할 수 없어요.</p>
      ) : null}
    </div>
  );
}
