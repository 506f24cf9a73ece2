import { __ } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@admin/data';
import { getPluginName } from '@admin/store-plugins';
import { profileStore, type Profile } from '@admin/store-profile';
import { setupStore } from '@admin/store-setup';
import { Button, Card } from '@admin/ui';
import { PluginInstaller } from '@admin/wizard';
import { InstallCount } from './install-count';
import { useResumeUrl } from './use-resume-url';

interface InstallingProps {
  profile: Profile;
  /** Label of the button that continues without waiting. */
  leaveLabel: string;
  onDone: () => void | Promise<void>;
}

/**
 * Progress of the selected extensions. They are set up even if this isn't shown; after a reload, the user can continue
 * with the remaining ones.
 */
export function Installing({ profile, leaveLabel, onDone }: InstallingProps) {
  const { setUpInBackground } = useDispatch(setupStore);
  const resumeUrl = useResumeUrl();
  const { isRunning, groups = [] } = useSelect((select) => ({
    isRunning: select(setupStore).isSettingUp(),
    groups: select(profileStore).getFreeExtensions(),
  }));
  const slugs = profile.business_extensions ?? [];
  const names = Object.fromEntries(
    groups.flatMap(({ plugins }) => plugins).map(({ slug, name }) => [slug, name]),
  );

  function finish() {
    const wanted = slugs.map((slug) => ({ slug, name: names[slug] ?? getPluginName(slug) }));
    // Tries the remaining extensions again, and shows the result.
    if (!isRunning) void setUpInBackground(wanted, resumeUrl);
    return onDone();
  }

  if (slugs.length === 0) {
    return (
      <Button variant="primary" onClick={() => void onDone()}>
        {leaveLabel}
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
        label={__('Set up the remaining extensions', 'store-admin')}
        onReady={finish}
        actions={
          <Button variant="tertiary" onClick={() => void onDone()}>
            {leaveLabel}
          </Button>
        }
      />
    </Card>
  );
}

/** Title and text above the progress. */
export const describeInstalling = () => ({
  title: __('Set up your extensions', 'store-admin'),
  lead: __('You can continue while this runs. We will notify you when it is done.', 'store-admin'),
});
