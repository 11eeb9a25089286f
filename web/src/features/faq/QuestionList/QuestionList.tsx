import { useLocation } from 'react-router-dom';
import type { QuestionFragment } from '../../../__generated__/graphql.ts';
import { pointedQuestion, questionAnchor } from '../faq-address.ts';
import { groupQuestions } from './group-questions.ts';
import classes from './QuestionList.module.css';
import { QuestionEntry } from './QuestionEntry.tsx';
import { useAnchor } from './use-anchor.ts';

interface QuestionListProps {
  questions: readonly QuestionFragment[];
  categories: readonly { code: string; name: string }[];
}

/** Questions by category, which unfold into their answers. The one opened last is in the address, to share or to come back to. */
export function QuestionList({ questions, categories }: QuestionListProps) {
  const location = useLocation();
  const anchor = useAnchor(location.hash);
  const pointed = pointedQuestion({ hash: anchor, search: location.search });

  return groupQuestions(questions, categories).map(({ code, name, questions: group }) => (
    <section key={code} className={classes.group} aria-labelledby={`faq-group-${code}`}>
      <h2 id={`faq-group-${code}`} className={classes.title}>
        {name}
      </h2>
      <div className={classes.list}>
        {group.map((question) => (
          <QuestionEntry
            key={question.id}
            question={question}
            isPointedAt={question.number === pointed}
            onOpen={() => remember(question.number)}
          />
        ))}
      </div>
    </section>
  ));
}

/** Bypasses the router, which would scroll: a shopper who opened it by hand is looking at it already. */
function remember(number: string): void {
  window.history.replaceState(window.history.state, '', `#${questionAnchor(number)}`);
}
