import { Link } from 'react-router-dom';
import { homePath } from '../../shared/links/mall-paths.ts';
import { useMall } from '../../shared/mall/mall-context.ts';
import { useDevice } from '../../shared/page/page-context.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';

/** What a member sees at a step that is behind them. */
export function NothingToDo({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState headingLevel="h1" title={title} text={text}>
      <Link className={buttons.primary} to={homePath(useMall(), useDevice(), true)}>
        홈으로 가기
      </Link>
    </EmptyState>
  );
}
