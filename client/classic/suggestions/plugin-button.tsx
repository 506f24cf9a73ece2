import { __, sprintf } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import { formatPluginProblems, getPluginProblems, usePlugin } from '@admin/store-plugins';
import { recordEvent } from '@admin/tracks';
import { Button, Pill } from '@admin/ui';

/** Installs and activates a plugin without leaving the page, so that unsaved form input stays. */
export function PluginButton({ slug, name }: { slug: string; name: string }) {
  const { state, isSettingUp, setUp } = usePlugin(slug);
  const report = usePromiseNotice();
  if (state === 'activated' && !isSettingUp) return <Pill tone="success">{__('Active', 'store-admin')}</Pill>;

  function start() {
    recordEvent('settings_suggestion_clicked', { tab: 'shipping', selected: slug });
    void report(setUp(), {
      id: `plugin/${slug}`,
      done: sprintf(
        /* translators: %s: name of an extension */
        __('%s is installed and active', 'store-admin'),
        name,
      ),
      failed: (error) => formatPluginProblems(getPluginProblems(error)) || explain(name),
    });
  }

  return (
    <Button
      busy={isSettingUp}
      aria-label={sprintf(
        /* translators: %s: name of an extension */
        __('Get started with %s', 'store-admin'),
        name,
      )}
      onClick={start}
    >
      {__('Get started', 'store-admin')}
    </Button>
  );
}

const explain = (name: string): string =>
  sprintf(
    /* translators: %s: name of an extension */
    __('There was a problem setting up %s', 'store-admin'),
    name,
  );
