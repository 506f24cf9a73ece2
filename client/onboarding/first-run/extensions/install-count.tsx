import { __, sprintf } from '@wordpress/i18n';
import { usePluginSet } from '@admin/store-plugins';
import { ProgressBar } from '@admin/ui';
import './install-count.css';

/** Shows how many of the extensions are active. */
export function InstallCount({ slugs }: { slugs: readonly string[] }) {
  const { plugins } = usePluginSet(slugs);
  const done = plugins.filter(({ state }) => state === 'activated').length;
  const text = sprintf(
    /* translators: 1: count of extensions that run, 2: count of all */
    __('%1$d of %2$d set up', 'store-admin'),
    done,
    slugs.length,
  );
  return (
    <div className="sa-install-count">
      <p className="sa-install-count__content">{text}</p>
      <ProgressBar value={done} max={slugs.length} label={text} />
    </div>
  );
}
