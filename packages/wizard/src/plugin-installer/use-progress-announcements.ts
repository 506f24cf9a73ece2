import { useEffect, useRef } from 'react';
import { sprintf, _x } from '@wordpress/i18n';
import { getPluginName, type PluginProgress, type PluginState } from '@admin/store-plugins';
import { announce } from '@admin/ui';
import { describeProgress } from './describe-progress';

interface Plugin {
  slug: string;
  state: PluginState | undefined;
  progress: PluginProgress | undefined;
}

/** Announces changes of the rows to screen readers during a run. */
export function useProgressAnnouncements(
  plugins: readonly Plugin[],
  names: Readonly<Record<string, string>>,
): void {
  const lines = plugins
    .filter(({ progress }) => progress !== undefined)
    .map(({ slug, state, progress }) =>
      sprintf(
        /* translators: 1: name of a plugin, 2: what is happening to it, such as "Installing…" */
        _x('%1$s: %2$s', 'progress of a plugin', 'store-admin'),
        names[slug] ?? getPluginName(slug),
        describeProgress(state, progress).text,
      ),
    );
  const announced = useRef<readonly string[]>([]);
  const text = lines.join('\n');
  useEffect(() => {
    const now = text === '' ? [] : text.split('\n');
    const news = now.filter((line) => !announced.current.includes(line));
    announced.current = now;
    if (news.length > 0) announce(news.join('. '));
  }, [text]);
}
