import { useEffect, useEffectEvent, useId } from 'react';
import { keepSecret, openSecret, readSecret } from '../../../shared/secrets/tab-secrets.ts';
import type { GoodsOption } from './goods-choice.ts';
import type { ChosenRow } from './chosen-rows.ts';
import classes from './OptionWordsField.module.css';
import type { OptionWords, TypedWords } from './use-option-words.ts';

/** With more pieces than this no separate words are offered: nobody types so many. */
const mostApart = 10;

interface OptionWordsFieldProps {
  row: Pick<ChosenRow, 'variant' | 'option' | 'quantity'>;
  words: OptionWords;
  /** Whether a press demanded what is missing. */
  isDemanded: boolean;
}

/** The words that an option needs, for all of its pieces or for each, and that what is made to order does not go back. */
export function OptionWordsField({
  row: { variant, option, quantity },
  words: { typed, setTyped, lines, wrong },
  isDemanded,
}: OptionWordsFieldProps) {
  /** Name of the words in the tab, where they outlive a reload. */
  const keptAs = `family-mall.typed-words.${variant.id}`;
  const restore = useEffectEvent((kept: string | null) => {
    if (kept !== null && typed.texts.every((text) => text === '')) setTyped(JSON.parse(kept) as TypedWords);
  });
  useEffect(() => {
    void openSecret(keptAs).then(() => restore(readSecret(keptAs)));
  }, [keptAs]);
  const set = (now: TypedWords) => {
    setTyped(now);
    keepSecret(keptAs, JSON.stringify(now));
  };
  // Of fewer pieces than before, what was typed for the others waits behind.
  const write = (index: number, text: string) =>
    set({ ...typed, texts: [...lines, ...typed.texts.slice(lines.length)].with(index, text) });
  const rule = option?.words;
  const title = rule?.title ?? '문구';
  const isApart = lines.length > 1;
  return (
    <div className={classes.root}>
      {rule
        ? lines.map((line, index) => (
            <Field
              key={index}
              label={isApart ? `${title} ${index + 1}` : title}
              rule={rule}
              value={line}
              problem={isDemanded && wrong[index] ? problemOf(line, rule) : null}
              onChange={(value) => write(index, value)}
            />
          ))
        : null}
      {rule && (isApart || (quantity > 1 && quantity <= mostApart)) ? (
        <button type="button" className={classes.apart} onClick={() => set({ ...typed, areApart: !typed.areApart })}>
          {isApart ? `${quantity}개에 같은 문구 넣기` : `${quantity}개에 다른 문구 넣기`}
        </button>
      ) : null}
      {option?.isMadeToOrder ? (
        <p className={classes.help}>주문을 받아 만드는 상품이라 단순 변심으로는 교환·반품할 수 없어요.</p>
      ) : null}
    </div>
  );
}

function problemOf(line: string, rule: FieldProps['rule']): string {
  return line.trim() === '' ? '문구를 입력해 주세요.' : `${rule.maximumLength}자까지 쓸 수 있어요.`;
}

interface FieldProps {
  label: string;
  rule: NonNullable<GoodsOption['words']>;
  value: string;
  problem: string | null;
  onChange: (value: string) => void;
}

function Field({ label, rule, value, problem, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={classes.line}>
      <p className={classes.head}>
        <label htmlFor={id}>{label}</label>
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
        aria-invalid={problem !== null}
        aria-describedby={`${id}-help`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p
        id={`${id}-help`}
        role={problem === null ? undefined : 'alert'}
        className={problem ? classes.problem : classes.help}
      >
        {problem ?? rule.allowedCharacters ?? '적은 그대로 만들어 드려요.'}
      </p>
    </div>
  );
}
