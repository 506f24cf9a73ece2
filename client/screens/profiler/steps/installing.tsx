import { __ } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@admin/data';
import { getPluginName } from '@admin/store-plugins';
import { setupStore } from '@admin/store-setup';
import { Button, Card } from '@admin/ui';
import { PluginInstaller } from '@admin/wizard';
import { useOffers } from '../use-offers';
import { useResumeUrl } from '../use-resume-url';
import { InstallCount } from './install-count';
import type { Step, StepProps } from './step';

/**
 * How far the chosen extensions are. They are set up whether or not anybody looks; who comes back after a reload finds
 * what is left, and begins it by a press.
 */
function Installing({ shop: { profile }, goTo }: StepProps) {
  const { setUpInBackground } = useDispatch(setupStore);
  const { offers = [] } = useOffers();
  const resumeUrl = useResumeUrl();
  const isRunning = useSelect((select) => select(setupStore).isSettingUp());
  const slugs = profile.business_extensions ?? [];
  const names = Object.fromEntries(offers.map(({ slug, name }) => [slug, name]));
  const goHome = () => goTo('go-on');

  function finish() {
    const wanted = slugs.map((slug) => ({ slug, name: names[slug] ?? getPluginName(slug) }));
    // Whoever was told that something is missing hears that it is there.
    if (!isRunning) void setUpInBackground(wanted, resumeUrl);
    goHome();
  }

  if (slugs.length === 0) {
    return (
      <Button variant="primary" onClick={goHome}>
        {__('Go to my store', 'woocommerce')}
      </Button>
    );
  }
  return (
    <Card>
      <InstallCount slugs={slugs} />
      <PluginInstaller
        slugs={slugs}
        names={names}
        startsByItself={isRunning}
        label={__('Set up the rest', 'woocommerce')}
        onReady={finish}
        actions={
          <Button variant="tertiary" onClick={goHome}>
            {__('Go to my store', 'woocommerce')}
          </Button>
        }
      />
    </Card>
  );
}

export const installingStep: Step = {
  describe: () => ({
    title: __('Set up your extensions', 'woocommerce'),
    lead: __(
      'You need not wait for it: what is under way goes on while you look around, and you hear how it ended.',
      'woocommerce',
    ),
  }),
  content: Installing,
};
