import { __ } from '@wordpress/i18n';
import type { PluginProgress, PluginState } from '@admin/store-plugins';

interface Description {
  look: 'open' | 'busy' | 'done' | 'failed';
  text: string;
}

/** A plugin's progress as text. The server's state has precedence over the last run's result. */
export function describeProgress(
  state: PluginState | undefined,
  progress: PluginProgress | undefined,
): Description {
  if (state === 'activated') return { look: 'done', text: __('Active', 'store-admin') };
  switch (progress?.status) {
    case 'waiting':
      return { look: 'open', text: __('Waiting', 'store-admin') };
    case 'installing':
      return { look: 'busy', text: __('Installing…', 'store-admin') };
    case 'activating':
      return { look: 'busy', text: __('Activating…', 'store-admin') };
    case 'failed':
      return {
        look: 'failed',
        text:
          progress.problem?.step === 'activate'
            ? __('Could not be activated', 'store-admin')
            : __('Could not be installed', 'store-admin'),
      };
    default:
      return {
        look: 'open',
        text:
          state === 'installed'
            ? __('Installed, not active', 'store-admin')
            : __('Not installed', 'store-admin'),
      };
  }
}
