import { __, sprintf } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import { formatPluginProblems, getPluginProblems, usePlugin } from '@admin/store-plugins';
import { useAnnounceBusy } from '@admin/ui';

export interface PluginToSetUp {
  /** The plugin's folder. */
  slug: string;
  /** The plugin's name. */
  name: string;
}

/** Installs and activates one plugin as needed, and notifies the user of the result. */
export function usePluginSetup({ slug, name }: PluginToSetUp) {
  const report = usePromiseNotice();
  const { state, isSettingUp, setUp } = usePlugin(slug);
  useAnnounceBusy(
    isSettingUp,
    sprintf(
      /* translators: %s: name of an extension */
      __('Setting up %s…', 'store-admin'),
      name,
    ),
  );

  return {
    state,
    isSettingUp,
    /** Resolves to whether the plugin is active; never rejects. */
    setUp: (): Promise<boolean> =>
      report(setUp(), {
        id: `plugin/${slug}`,
        done: sprintf(
          /* translators: %s: name of an extension */
          __('%s is installed and active', 'store-admin'),
          name,
        ),
        failed: (error) => describeError(error, { slug, name }),
      }),
  };
}

function describeError(error: unknown, { slug, name }: PluginToSetUp): string {
  const problems = getPluginProblems(error);
  if (problems.length > 0) return formatPluginProblems(problems, { [slug]: name });
  return sprintf(
    /* translators: %s: name of an extension */
    __('There was a problem setting up %s', 'store-admin'),
    name,
  );
}
