import { __, sprintf } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@admin/data';
import { useFormField } from '@admin/forms';
import { getThemeLabel, isPaidTheme, profileStore, type Theme } from '@admin/store-profile';
import { recordEvent } from '@admin/tracks';
import { Choice, ChoiceGroup, Html, InlineNotice, Pill } from '@admin/ui';
import { toFormError, Question } from '../../../onboarding/first-run/form-question';
import type { WizardStepProps } from '../wizard-step';
import './theme.css';

interface ThemeValues {
  /** A slug. */
  theme: string;
}

/** Asks for the store's theme. The current one stays unless another is chosen. */
export function ThemeStep({ shop: { profile }, goToNextStep, goBack }: WizardStepProps) {
  const { applyTheme, updateProfile } = useDispatch(profileStore);
  const { themes = [], active = '' } = useSelect((select) => ({
    themes: select(profileStore).getThemes(),
    active: select(profileStore).getActiveTheme(),
  }));

  async function save({ theme: slug }: ThemeValues) {
    const theme = themes.find((other) => other.slug === slug);
    if (theme && !needsBuying(theme)) await applyTheme(slug);
    await updateProfile({ theme: slug });
    recordEvent('storeprofiler_store_theme_continue', { theme: slug });
  }

  return (
    <Question<ThemeValues>
      draft="setup-wizard/theme"
      initialValues={{ theme: profile.theme ?? active }}
      save={save}
      explain={toFormError(__('Your theme was not set up', 'store-admin'))}
      onSaved={goToNextStep}
      submitLabel={<SubmitLabel themes={themes} active={active} />}
      onBack={goBack}
    >
      <Themes themes={themes} active={active} />
    </Question>
  );
}

/** Whether a theme has to be bought before the store can use it. */
const needsBuying = (theme: Theme): boolean => !theme.isInstalled && isPaidTheme(theme);

interface ThemesProps {
  themes: readonly Theme[];
  active: string;
}

function Themes({ themes, active }: ThemesProps) {
  const { value, onChange } = useFormField('theme');
  const chosen = themes.find(({ slug }) => slug === value);
  return (
    <>
      <ChoiceGroup legend={__('Theme', 'store-admin')} isLegendHidden isWide>
        {themes.map((theme) => (
          <Choice
            key={theme.slug}
            type="radio"
            name="theme"
            value={theme.slug}
            isTall
            media={
              <img className="sa-theme-choice__picture" src={theme.image} alt="" width={320} height={180} />
            }
            label={theme.title}
            description={theme.excerpt && <Html as="span" html={theme.excerpt} />}
            aside={<Mark theme={theme} isActive={theme.slug === active} />}
            checked={theme.slug === value}
            onChange={() => onChange(theme.slug)}
          />
        ))}
      </ChoiceGroup>
      {chosen && needsBuying(chosen) && (
        <InlineNotice status="info">
          {sprintf(
            /* translators: %s: name of a theme with its price */
            __(
              '%s. Purchase it later from the setup list. Until then, your store keeps its current theme.',
              'store-admin',
            ),
            getThemeLabel(chosen),
          )}
        </InlineNotice>
      )}
    </>
  );
}

function Mark({ theme, isActive }: { theme: Theme; isActive: boolean }) {
  if (isActive) return <Pill tone="success">{__('Active', 'store-admin')}</Pill>;
  if (theme.isInstalled) return <Pill>{__('Installed', 'store-admin')}</Pill>;
  return <Pill>{isPaidTheme(theme) ? theme.price : __('Free', 'store-admin')}</Pill>;
}

/** The button's label. */
function SubmitLabel({ themes, active }: ThemesProps) {
  const { value } = useFormField('theme');
  const theme = themes.find(({ slug }) => slug === value);
  const isReady = !theme || value === active || needsBuying(theme);
  return <span>{isReady ? __('Finish', 'store-admin') : __('Set up and finish', 'store-admin')}</span>;
}
