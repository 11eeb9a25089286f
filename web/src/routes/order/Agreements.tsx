import { Checkbox } from '@mantine/core';
import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import classes from './OrderPage.module.css';

interface AgreementsProps {
  agreements: SheetFactsFragment['agreements'];
  agreed: ReadonlySet<string>;
  error: string | undefined;
  onChange: (agreed: ReadonlySet<string>) => void;
}

/** What to agree to, each with its text: what an order needs apart from what it does not. */
export function Agreements({ agreements, agreed, error, onChange }: AgreementsProps) {
  const kinds = [
    { title: '필수 동의', list: agreements.filter(({ isRequired }) => isRequired) },
    { title: '선택 동의', list: agreements.filter(({ isRequired }) => !isRequired) },
  ];
  const toggle = (code: string, isWanted: boolean) => {
    const next = new Set(agreed);
    if (isWanted) next.add(code);
    else next.delete(code);
    onChange(next);
  };
  return (
    <div className={classes.stack} data-field="agreements">
      {kinds
        .filter(({ list }) => list.length > 0)
        .map(({ title, list }) => (
          <div key={title}>
            <h3 className={classes.kind}>{title}</h3>
            <ul>
              {list.map(({ code, title: name, html }) => (
                <li key={code}>
                  <Checkbox
                    label={`${name} (${title === '필수 동의' ? '필수' : '선택'})`}
                    checked={agreed.has(code)}
                    onChange={({ currentTarget }) => toggle(code, currentTarget.checked)}
                  />
                  {html === null ? null : (
                    <details className={classes.terms}>
                      <summary>
                        내용 보기<span className="visually-hidden">, {name}</span>
                      </summary>
                      <RichText html={html} />
                    </details>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      <p role="alert" className={classes.refusal}>
        {error}
      </p>
    </div>
  );
}
