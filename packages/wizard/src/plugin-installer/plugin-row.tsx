import { getPluginName, type PluginProgress, type PluginState } from '@admin/store-plugins';
import { Icon, Spinner } from '@admin/ui';
import { describeProgress } from './describe-progress';

interface PluginRowProps {
  slug: string;
  name: string | undefined;
  state: PluginState | undefined;
  progress: PluginProgress | undefined;
}

/** One plugin and its progress. */
export function PluginRow({ slug, name = getPluginName(slug), state, progress }: PluginRowProps) {
  const { look, text } = describeProgress(state, progress);
  return (
    <li className={`sa-plugin-row is-${look}`}>
      <span className="sa-plugin-row__mark">{MARKS[look]}</span>
      <span className="sa-plugin-row__name">{name}</span>
      <span className="sa-plugin-row__status">{text}</span>
      {progress?.problem?.message && <p className="sa-plugin-row__problem">{progress.problem.message}</p>}
    </li>
  );
}

const MARKS = {
  open: <span className="sa-plugin-row__dot" />,
  busy: <Spinner label="" />,
  done: <Icon name="success" size={20} />,
  failed: <Icon name="error" size={20} />,
};
