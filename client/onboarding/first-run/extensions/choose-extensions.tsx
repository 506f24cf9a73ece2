import { useRef, type ReactNode } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { useFormField } from '@admin/forms';
import type { FreeExtension, FreeExtensionGroup, Profile } from '@admin/store-profile';
import { setupStore, type WantedExtension } from '@admin/store-setup';
import { useCapability } from '@admin/store-user';
import { ErrorState } from '@admin/ui';
import { LoadingStep } from '../loading-step';
import { toFormError, Question } from '../form-question';
import { joinKeys, splitKeys } from '../use-multi-select-field';
import { OfferList } from './offer-list';
import { useFreeExtensions } from './use-free-extensions';
import { useResumeUrl } from './use-resume-url';

/** What the owner chose. */
export interface ChosenExtensions {
  /** Those that are set up now, the most urgent first. */
  wanted: readonly WantedExtension[];
  /** Slugs of these and of those that run already, for the profile. */
  slugs: string[];
  /** Keys of what could be chosen, for events; one extension may be offered in several words. */
  shown: readonly string[];
  selected: readonly string[];
}

interface ChooseExtensionsProps {
  profile: Profile;
  /** Keys of the host's groups. */
  groups: readonly string[];
  /** Names guide and step. */
  draft: string;
  /** Saves the choice; what was chosen is set up in the background after it. */
  save: (chosen: ChosenExtensions) => Promise<unknown>;
  onSaved: (isSettingUp: boolean) => void | Promise<void>;
  onBack: (() => void) | undefined;
  /** Words of the button where there is nothing to choose. */
  endLabel: string;
}

/** Asks which of the free extensions to set up. Whoever may not install anything continues without. */
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
  // Nobody is kept here by what is only suggested.
  return (
    <Form key="without" {...props} offered={[]} open={[]}>
      <ErrorState
        title={__('There was an error loading recommended extensions.', 'woocommerce')}
        message={failure.message}
        onRetry={retry}
      />
    </Form>
  );
}

interface FormProps extends ChooseExtensionsProps {
  offered: readonly FreeExtensionGroup[];
  /** Those that do not run yet. */
  open: readonly FreeExtension[];
  /** Is in the place of the offers. */
  children?: ReactNode;
}

interface Chosen {
  /** Keys with commas between them. */
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
    // Where nothing could be chosen, what was chosen before stands.
    const slugs = offered.length > 0 ? chosenNow : [...(profile.business_extensions ?? [])];
    await save({ wanted, slugs, selected, shown: open.map(({ key }) => key) });
    isSettingUp.current = wanted.length > 0;
    // It says itself how it ends, wherever the owner is by then.
    if (isSettingUp.current) void setUpInBackground(wanted, resumeUrl);
  }

  return (
    <Question<Chosen>
      draft={draft}
      initialValues={{ keys: joinKeys(getChosenBefore(profile.business_extensions ?? [], open)) }}
      save={submit}
      explain={toFormError(__('Your selection was not saved', 'woocommerce'))}
      onSaved={() => onSaved(isSettingUp.current)}
      submitLabel={<SubmitLabel open={open} endLabel={endLabel} />}
      onBack={onBack}
    >
      {children ?? <OfferList groups={offered} open={open} />}
    </Question>
  );
}

/** Says what a press does. */
function SubmitLabel(props: Pick<FormProps, 'open' | 'endLabel'>) {
  return <span>{useSubmitLabel(props)}</span>;
}

function useSubmitLabel({ open, endLabel }: Pick<FormProps, 'open' | 'endLabel'>): string {
  const { value } = useFormField('keys');
  const count = getWanted(splitKeys(value), open).length;
  if (count === 0) return open.length > 0 ? __('Continue without installing', 'woocommerce') : endLabel;
  return sprintf(
    /* translators: %d: count of extensions */
    _n('Set up %d extension', 'Set up %d extensions', count, 'woocommerce'),
    count,
  );
}

const listOffers = (groups: readonly FreeExtensionGroup[]): FreeExtension[] =>
  groups.flatMap(({ plugins }) => plugins);

/** One extension is set up once, in however many words it is offered; those with the smallest priority come first. */
function getWanted(keys: readonly string[], open: readonly FreeExtension[]): WantedExtension[] {
  const chosen = open.filter(({ key }) => keys.includes(key)).toSorted((a, b) => a.priority - b.priority);
  return [...new Map(chosen.map(({ slug, name }) => [slug, { slug, name }])).values()];
}

const getChosenBefore = (slugs: readonly string[], open: readonly FreeExtension[]): string[] =>
  open.filter(({ slug }) => slugs.includes(slug)).map(({ key }) => key);
