import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { profileStore } from '@admin/store-profile';
import { recordEvent } from '@admin/tracks';
import {
  ChooseExtensions,
  type ChosenExtensions,
} from '../../../onboarding/first-run/extensions/choose-extensions';
import { joinKeys } from '../../../onboarding/first-run/use-multi-select-field';
import type { WizardStepProps } from '../wizard-step';

/** The server's recommendation lists for the wizard. */
const GROUPS = ['obw/basics', 'obw/grow'];

/** Free extensions, which are installed in the background. */
export function BusinessFeatures(props: WizardStepProps) {
  const { shop, goToNextStep, showInstalling, goBack } = props;
  const { updateProfile } = useDispatch(profileStore);

  async function save({ slugs, shown, selected }: ChosenExtensions) {
    await updateProfile({ business_extensions: slugs });
    recordEvent('storeprofiler_store_business_features_continue', {
      all_extensions_installed: selected.length === shown.length,
      extensions: joinKeys(selected),
    });
  }

  return (
    <ChooseExtensions
      profile={shop.profile}
      groups={GROUPS}
      draft="setup-wizard/business-features"
      save={save}
      onSaved={(isSettingUp) => (isSettingUp ? showInstalling() : goToNextStep())}
      onBack={goBack}
      endLabel={__('Continue', 'store-admin')}
    />
  );
}
