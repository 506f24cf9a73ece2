import { __, sprintf } from '@wordpress/i18n';
import { recordEvent } from '@admin/tracks';
import { Button, Pill } from '@admin/ui';
import { usePluginSetup } from '@admin/wizard';

/** Installs and activates a plugin without leaving the page, so that unsaved form input stays. */
export function PluginButton({ slug, name }: { slug: string; name: string }) {
  const { state, isSettingUp, setUp } = usePluginSetup({ slug, name });
  if (state === 'activated' && !isSettingUp) return <Pill tone="success">{__('Active', 'store-admin')}</Pill>;

  function start() {
    recordEvent('settings_suggestion_clicked', { tab: 'shipping', selected: slug });
    void setUp();
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
