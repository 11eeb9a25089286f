import { useStore } from '../store.ts';
import { modeStore, type Mode } from './mode.ts';

const names: Record<Mode, string> = { post: 'POST', get: 'GET', id: 'POST by id' };

/** How the next operation is sent. */
export function ModeChoice() {
  const mode = useStore(modeStore);
  return (
    <label className="sandbox-mode">
      <span>
        Send by <span lang="ko">보내는 방법</span>
      </span>
      <select value={mode} onChange={({ target }) => modeStore.set(target.value as Mode)}>
        {Object.entries(names).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
