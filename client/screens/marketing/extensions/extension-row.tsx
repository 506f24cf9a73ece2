import { __ } from '@wordpress/i18n';
import { describeAction } from '@admin/format';
import type { InstalledExtension } from '@admin/store-marketing';
import { useCapability } from '@admin/store-user';
import { queueRecordEvent, recordEvent } from '@admin/tracks';
import { Button, Offer, Pill } from '@admin/ui';
import { usePluginSetup } from '@admin/wizard';
import { markOf } from '../use-focus-after-set-up';

interface ExtensionProps {
  extension: InstalledExtension;
}

/** An installed extension with its next action and documentation. */
export function ExtensionRow({ extension }: ExtensionProps) {
  const { name, description, icon } = extension;
  return (
    <Offer
      image={icon}
      icon="plugin"
      title={name}
      description={description}
      action={<Next extension={extension} />}
    >
      <SecondaryLinks extension={extension} />
    </Offer>
  );
}

function Next({ extension }: ExtensionProps) {
  const { slug, status, name, settingsUrl, dashboardUrl } = extension;
  const next = (
    <>
      {status === 'installed' && <Activate extension={extension} />}
      {status === 'activated' && (
        <MainLink
          href={settingsUrl}
          variant="primary"
          label={__('Finish setup', 'store-admin')}
          name={name}
          onFollow={() => queueRecordEvent('marketing_installed_finish_setup', { name })}
        />
      )}
      {status === 'configured' && (
        <MainLink
          href={dashboardUrl || settingsUrl}
          variant="secondary"
          label={__('Manage', 'store-admin')}
          name={name}
          onFollow={() => queueRecordEvent('marketing_installed_options', { name, link: 'manage' })}
        />
      )}
    </>
  );
  return <span {...markOf(slug)}>{next}</span>;
}

function Activate({ extension: { slug, name } }: ExtensionProps) {
  const canActivate = useCapability('install_plugins');
  const { state, isSettingUp, setUp } = usePluginSetup({ slug, name });
  if (state === 'activated' && !isSettingUp) {
    return <Pill tone="success">{__('Active', 'store-admin')}</Pill>;
  }
  // The server would reject the request.
  if (!canActivate) return <Pill>{__('Not active', 'store-admin')}</Pill>;
  const label = __('Activate', 'store-admin');
  return (
    <Button
      busy={isSettingUp}
      aria-label={describeAction(label, name)}
      onClick={() => {
        recordEvent('marketing_installed_activate', { name });
        void setUp();
      }}
    >
      {label}
    </Button>
  );
}

interface MainLinkProps {
  /** Empty if there is none. */
  href: string;
  variant: 'primary' | 'secondary';
  label: string;
  name: string;
  onFollow: () => void;
}

function MainLink({ href, variant, label, name, onFollow }: MainLinkProps) {
  if (href === '') return <Pill tone="success">{__('Active', 'store-admin')}</Pill>;
  return (
    <Button href={href} variant={variant} aria-label={describeAction(label, name)} onClick={onFollow}>
      {label}
    </Button>
  );
}

/** Secondary links: settings if they differ from the main link, documentation and support. */
function SecondaryLinks({ extension }: ExtensionProps) {
  const { name, status, settingsUrl, dashboardUrl, docsUrl, supportUrl } = extension;
  const hasSettings = status === 'configured' && dashboardUrl !== '' && settingsUrl !== dashboardUrl;
  const links = [
    { link: 'settings', href: hasSettings ? settingsUrl : '', label: __('Settings', 'store-admin') },
    { link: 'docs', href: docsUrl, label: __('Docs', 'store-admin') },
    { link: 'support', href: supportUrl, label: __('Support', 'store-admin') },
  ] as const;
  return (
    <span className="sa-marketing-ways">
      {links
        .filter(({ href }) => href !== '')
        .map(({ link, href, label }) => (
          <a
            key={link}
            href={href}
            aria-label={describeAction(label, name)}
            {...(link !== 'settings' && { target: '_blank', rel: 'noreferrer' })}
            onClick={() => recordEvent('marketing_installed_options', { name, link })}
          >
            {label}
          </a>
        ))}
    </span>
  );
}
