import { useRef } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { useFormField } from '@admin/forms';
import { profileStore, type FreeExtension, type ProfilePatch } from '@admin/store-profile';
import { setupStore } from '@admin/store-setup';
import { useCapability } from '@admin/store-user';
import { recordEvent } from '@admin/tracks';
import { ErrorState } from '@admin/ui';
import { LoadingStep } from '../loading-step';
import type { Doing } from '../machine';
import { useOffers } from '../use-offers';
import { useResumeUrl } from '../use-resume-url';
import { OfferList } from './offer-list';
import { explainAs, Question } from './question';
import type { Step, StepProps } from './step';
import { joinKeys, splitKeys } from './use-keys';

interface Chosen {
  /** Keys with commas between them. */
  keys: string;
}

/** Whoever may not install anything goes on without. */
function PluginsStep(props: StepProps) {
  return useCapability('install_plugins') ? <Offers {...props} /> : <Form {...props} offers={[]} open={[]} />;
}

function Offers(props: StepProps) {
  const { offers, isActive, failure, retry } = useOffers();
  if (offers) {
    return <Form {...props} offers={offers} open={offers.filter((offer) => !isActive(offer))} />;
  }
  if (!failure) return <LoadingStep />;
  return (
    <ErrorState
      title={__('What we suggest for your store could not be loaded', 'woocommerce')}
      message={failure.message}
      onRetry={retry}
    />
  );
}

interface FormProps extends StepProps {
  offers: readonly FreeExtension[];
  /** Those that do not run yet. */
  open: readonly FreeExtension[];
}

function Form({ shop: { profile }, goTo, offers, open }: FormProps) {
  const { updateProfile } = useDispatch(profileStore);
  const { completeStep, setUpInBackground } = useDispatch(setupStore);
  const resumeUrl = useResumeUrl();
  const doing = useRef<Doing>('go-on');

  async function save({ keys }: Chosen) {
    const wanted = getWanted(splitKeys(keys), open);
    const patch = toAnswers(
      wanted.map(({ slug }) => slug),
      offers.filter((offer) => !open.includes(offer)).map(({ slug }) => slug),
    );
    await completeStep('plugins');
    await updateProfile(patch);
    doing.current = wanted.length > 0 ? 'install' : 'go-on';
    // It says itself how it ends, wherever the owner is by then.
    if (wanted.length > 0) void setUpInBackground(wanted, resumeUrl);
    recordEvent('coreprofiler_store_extensions_continue', {
      shown: joinKeys(open.map(({ key }) => key)),
      selected: keys,
    });
  }

  return (
    <Question<Chosen>
      step="plugins"
      initialValues={{ keys: joinKeys(getChosenBefore(profile.business_extensions ?? [], open)) }}
      save={save}
      explain={explainAs(__('Your choice was not saved', 'woocommerce'))}
      onSaved={() => goTo(doing.current)}
      submitLabel={<SubmitLabel open={open} />}
      onBack={() => goTo('go-back')}
    >
      <OfferList offers={offers} open={open} />
    </Question>
  );
}

/** Says what a press does. */
function SubmitLabel({ open }: { open: readonly FreeExtension[] }) {
  const { value } = useFormField('keys');
  const count = getWanted(splitKeys(value), open).length;
  if (count === 0)
    return open.length > 0 ? __('Continue without', 'woocommerce') : __('Go to my store', 'woocommerce');
  return sprintf(
    /* translators: %d: count of extensions */
    _n('Set up %d extension', 'Set up %d extensions', count, 'woocommerce'),
    count,
  );
}

/** One extension is set up once, in however many words it is offered; those with the smallest priority come first. */
export function getWanted(keys: readonly string[], open: readonly FreeExtension[]) {
  const chosen = open.filter(({ key }) => keys.includes(key)).toSorted((a, b) => a.priority - b.priority);
  return [...new Map(chosen.map(({ slug, name }) => [slug, { slug, name }])).values()];
}

const getChosenBefore = (slugs: readonly string[], open: readonly FreeExtension[]): string[] =>
  open.filter(({ slug }) => slugs.includes(slug)).map(({ key }) => key);

function toAnswers(wanted: readonly string[], active: readonly string[]): ProfilePatch {
  const common = { completed: true, is_plugins_page_skipped: wanted.length === 0 };
  return { ...common, business_extensions: [...new Set([...wanted, ...active])] };
}

export const pluginsStep: Step = {
  describe: () => ({
    title: __('Get a boost with our free features', 'woocommerce'),
    lead: __(
      'All of them are free and can be removed at any time. Some ask for an account later; your store opens without one.',
      'woocommerce',
    ),
  }),
  content: PluginsStep,
};
