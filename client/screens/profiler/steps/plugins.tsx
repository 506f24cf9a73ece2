import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { profileStore } from '@admin/store-profile';
import { setupStore } from '@admin/store-setup';
import { recordEvent } from '@admin/tracks';
import {
  ChooseExtensions,
  type ChosenExtensions,
} from '../../../onboarding/first-run/extensions/choose-extensions';
import { joinKeys } from '../../../onboarding/first-run/use-multi-select-field';
import type { Step, StepProps } from './step';

/** The server's recommendation lists for the profiler. */
const GROUPS = ['obw/core-profiler'];

function PluginsStep({ shop: { profile }, goTo }: StepProps) {
  const { updateProfile } = useDispatch(profileStore);
  const { completeStep } = useDispatch(setupStore);

  async function save({ wanted, slugs, shown, selected }: ChosenExtensions) {
    await completeStep('plugins');
    await updateProfile({
      completed: true,
      is_plugins_page_skipped: wanted.length === 0,
      business_extensions: slugs,
    });
    recordEvent('coreprofiler_store_extensions_continue', {
      shown: joinKeys(shown),
      selected: joinKeys(selected),
    });
  }

  return (
    <ChooseExtensions
      profile={profile}
      groups={GROUPS}
      draft="profiler/plugins"
      save={save}
      onSaved={(isSettingUp) => goTo(isSettingUp ? 'install' : 'go-on')}
      onBack={() => goTo('go-back')}
      endLabel={__('Go to my store', 'store-admin')}
    />
  );
}

export const pluginsStep: Step = {
  describe: () => ({
    title: __('Get a boost with our free features', 'store-admin'),
    lead: __(
      'All of them are free, and you can remove them at any time. Some require an account later.',
      'store-admin',
    ),
  }),
  content: PluginsStep,
};
