import type { GraphiQLPlugin } from '@graphiql/react';
import { ExamplesIcon } from '../icons.tsx';
import { ExampleCard } from './ExampleCard.tsx';
import { exampleGroups } from './examples.ts';

function ExamplesPanel() {
  return (
    <section className="sandbox-panel" aria-label="Examples">
      <header className="sandbox-panel-head">
        <h2>
          Examples <span lang="ko">예제</span>
        </h2>
        <p>
          One for each screen of the storefront. <span lang="ko">화면마다 하나씩 있어요.</span>
        </p>
      </header>
      {exampleGroups.map((group) => (
        <section key={group.title.en} className="sandbox-group" aria-label={group.title.en}>
          <h3>
            {group.title.en} <span lang="ko">{group.title.ko}</span>
          </h3>
          <ul>
            {group.examples.map((example) => (
              <li key={example.name}>
                <ExampleCard example={example} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

export const examplesPlugin: GraphiQLPlugin = { title: 'Examples · 예제', icon: ExamplesIcon, content: ExamplesPanel };
