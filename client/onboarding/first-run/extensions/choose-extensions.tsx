import { useRef, type ReactNode } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { useFormField } from '@admin/forms';
import type { FreeExtension, FreeExtensionGroup, Profile } from '@admin/store-profile';
import { setupStore, type SelectedExtension } from '@admin/store-setup';
import { useCapability } from '@admin/store-user';
import { ErrorState } from '@admin/ui';
import { LoadingStep } from '../loading-step';
import { toFormError, Question } from '../form-question';
import { joinKeys, splitKeys } from '../use-multi-select-field';
import { OfferList } from './offer-list';
import { useFreeExtensions } from './use-free-extensions';
import { useResumeUrl } from './use-resume-url';

/** The user's selection. */
export interface ChosenExtensions {
  /** Extensions to set up now, the most urgent first. */
  wanted: readonly SelectedExtension[];
  /** Slugs of these and of the active ones, for the profile. */
  slugs: string[];
  /** Keys of the available offers, for events; an extension may have several offers. */
  shown: readonly string[];
  selected: readonly string[];
}

interface ChooseExtensionsProps {
  profile: Profile;
  /** Keys of the host's groups. */
  groups: readonly string[];
  /** Draft name, from the wizard and the step. */
  draft: string;
  /** Saves the selection; the extensions are then set up in the background. */
  save: (chosen: ChosenExtensions) => Promise<unknown>;
  onSaved: (isSettingUp: boolean) => void | Promise<void>;
  onBack: (() => void) | undefined;
  /** Button label if there is nothing to select. */
  endLabel: string;
}

/** Selects the free extensions to set up. Users who can't install plugins skip this. */
export function ChooseExtensions(props: ChooseExtensionsProps) {
  return useCapability('install_plugins') ? (
    <Offers {...props} />
  ) : (
    <Form {...props} offered={[]} open={[]} />
  );
}

function Offers(props: ChooseExtensionsProps) {
  const { groups, isActive, failure, retry } = useFreeExtensions(props.groups);
  if (groups) {
    const open = listOffers(groups).filter((offer) => !isActive(offer));
    return <Form {...props} offered={groups} open={open} />;
  }
  if (!failure) return <LoadingStep />;
  // Suggestions never prevent users from continuing.
  return (
    <Form key="without" {...props} offered={[]} open={[]}>
      <ErrorState
        title={__('There was an error loading recommended extensions.', 'store-admin')}
        message={failure.message}
        onRetry={retry}
      />
    </Form>
  );
}

interface FormProps extends ChooseExtensionsProps {
  offered: readonly FreeExtensionGroup[];
  /** Extensions that aren't active yet. */
  open: readonly FreeExtension[];
  /** Rendered instead of the offers. */
  children?: ReactNode;
}

interface Chosen {
  /** Comma-separated keys. */
  keys: string;
}

function Form({ profile, draft, save, onSaved, onBack, endLabel, offered, open, children }: FormProps) {
  const { setUpInBackground } = useDispatch(setupStore);
  const resumeUrl = useResumeUrl();
  const isSettingUp = useRef(false);

  async function submit({ keys }: Chosen) {
    const selected = splitKeys(keys);
    const wanted = getWanted(selected, open);
    const active = listOffers(offered).filter((offer) => !open.includes(offer));
    const chosenNow = [...new Set([...wanted, ...active].map(({ slug }) => slug))];
    // Without offers, the earlier selection is kept.
    const slugs = offered.length > 0 ? chosenNow : [...(profile.business_extensions ?? [])];
    await save({ wanted, slugs, selected, shown: open.map(({ key }) => key) });
    isSettingUp.current = wanted.length > 0;
    // Shows its own result, on whatever page the user is by then.
    if (isSettingUp.current) void setUpInBackground(wanted, resumeUrl);
  }

  return (
    <Question<Chosen>
      draft={draft}
      initialValues={{ keys: joinKeys(getChosenBefore(profile.business_extensions ?? [], open)) }}
      save={submit}
      explain={toFormError(__('Your selection was not saved', 'store-admin'))}
      onSaved={() => onSaved(isSettingUp.current)}
      submitLabel={<SubmitLabel open={open} endLabel={endLabel} />}
      onBack={onBack}
    >
      {children ?? <OfferList groups={offered} open={open} />}
    </Question>
  );
}

/** The button's label, which depends on the selection. */
function SubmitLabel(props: Pick<FormProps, 'open' | 'endLabel'>) {
  return <span>{useSubmitLabel(props)}</span>;
}

function useSubmitLabel({ open, endLabel }: Pick<FormProps, 'open' | 'endLabel'>): string {
  const { value } = useFormField('keys');
  const count = getWanted(splitKeys(value), open).length;
  if (count === 0) return open.length > 0 ? __('Continue without installing', 'store-admin') : endLabel;
  return sprintf(
    /* translators: %d: count of extensions */
    _n('Set up %d extension', 'Set up %d extensions', count, 'store-admin'),
    count,
  );
}

const listOffers = (groups: readonly FreeExtensionGroup[]): FreeExtension[] =>
  groups.flatMap(({ plugins }) => plugins);

/** Removes duplicates, because several offers may be for the same extension; the smallest priority comes first. */
function getWanted(keys: readonly string[], open: readonly FreeExtension[]): SelectedExtension[] {
  const chosen = open.filter(({ key }) => keys.includes(key)).toSorted((a, b) => a.priority - b.priority);
  return [...new Map(chosen.map(({ slug, name }) => [slug, { slug, name }])).values()];
}

const getChosenBefore = (slugs: readonly string[], open: readonly FreeExtension[]): string[] =>
  open.filter(({ slug }) => slugs.includes(slug)).map(({ key }) => key);
