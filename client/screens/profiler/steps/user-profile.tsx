import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { useFormField } from '@admin/forms';
import { profileStore, type ProfilerAnswers } from '@admin/store-profile';
import { setupStore } from '@admin/store-setup';
import { recordEvent } from '@admin/tracks';
import { Choice, ChoiceGroup, Select } from '@admin/ui';
import { listChoices, listPlatforms, listSellingAnswers } from './answers';
import { toFormError, Question } from '../../../onboarding/first-run/form-question';
import { SkipStep } from './skip-step';
import type { Step, StepProps } from './step';
import {
  joinKeys,
  splitKeys,
  useMultiSelectField,
} from '../../../onboarding/first-run/use-multi-select-field';

interface Answers {
  choice: ProfilerAnswers['business_choice'];
  selling: ProfilerAnswers['selling_online_answer'];
  /** Comma-separated keys. */
  platforms: string;
}

const SELLING = 'im_already_selling';
const OFFLINE = 'no_im_selling_offline';

/** Questions only for stores that already sell are left empty for the others. */
function toProfilerAnswers({ choice, selling, platforms }: Answers) {
  const sells = choice === SELLING;
  return {
    business_choice: choice,
    selling_online_answer: sells ? selling : ('' as const),
    selling_platforms: sells && selling !== OFFLINE && selling !== '' ? splitKeys(platforms) : [],
  };
}

function UserProfile({ shop: { profile }, goTo }: StepProps) {
  const { updateProfile } = useDispatch(profileStore);
  const { completeStep } = useDispatch(setupStore);

  async function save(answers: Answers) {
    const patch = toProfilerAnswers(answers);
    await updateProfile(patch);
    await completeStep('user-profile');
    const { selling_platforms: platforms, ...choices } = patch;
    recordEvent('coreprofiler_user_profile', { ...choices, selling_platforms: joinKeys(platforms) });
    recordEvent('coreprofiler_step_complete', { step: 'user_profile' });
  }

  return (
    <Question<Answers>
      draft="profiler/user-profile"
      initialValues={{
        choice: profile.business_choice ?? 'im_just_starting_my_business',
        selling: profile.selling_online_answer ?? '',
        platforms: joinKeys(profile.selling_platforms ?? []),
      }}
      save={save}
      explain={toFormError(__('Your answers were not saved', 'store-admin'))}
      onSaved={() => goTo('go-on')}
      submitLabel={__('Continue', 'store-admin')}
      onBack={() => goTo('go-back')}
      actions={<SkipStep step="user-profile" onSkipped={() => goTo('go-on')} />}
    >
      <Fields />
    </Question>
  );
}

function Fields() {
  const { value: choice, onChange } = useFormField('choice');
  const { error, ...selling } = useFormField('selling');
  const sells = choice === SELLING;
  const sellsOnline = sells && selling.value !== '' && selling.value !== OFFLINE;
  return (
    <>
      <ChoiceGroup legend={userProfileStep.describe().title} isLegendHidden>
        {listChoices().map(({ value, label, description }) => (
          <Choice
            key={value}
            type="radio"
            name="choice"
            value={value}
            label={label}
            description={description}
            checked={choice === value}
            onChange={() => onChange(value)}
          />
        ))}
      </ChoiceGroup>
      {sells && (
        <Select
          {...selling}
          error={error}
          label={__('Are you selling online?', 'store-admin')}
          options={[{ value: '', label: __('Please choose', 'store-admin') }, ...listSellingAnswers()]}
        />
      )}
      {sellsOnline && <Platforms />}
    </>
  );
}

function Platforms() {
  const platforms = listPlatforms();
  const { has, toggle } = useMultiSelectField(
    'platforms',
    platforms.map(({ value }) => value),
  );
  return (
    <ChoiceGroup legend={__('Which platform(s) are you currently using?', 'store-admin')} isWide>
      {platforms.map(({ value, label }) => (
        <Choice
          key={value}
          type="checkbox"
          label={label}
          checked={has(value)}
          onChange={(isOn) => toggle(value, isOn)}
        />
      ))}
    </ChoiceGroup>
  );
}

export const userProfileStep: Step = {
  describe: () => ({
    title: __('Which one of these best describes you?', 'store-admin'),
    lead: __('Your answer decides the next questions. You can change it later.', 'store-admin'),
  }),
  content: UserProfile,
};
