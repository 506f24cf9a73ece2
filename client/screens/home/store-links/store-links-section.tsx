import { useId, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { useFilterChanges } from '@admin/extensions';
import { getAdminLink, getHost, getNewProductLink, isFeatureEnabled } from '@admin/host';
import { getNewPath, Link, parseAdminUrl } from '@admin/navigation';
import { Card, Icon, type IconName } from '@admin/ui';
import { listExtensionLinks } from './extension-links';
import './store-links-section.css';

interface StoreLink {
  title: string;
  href: string;
  icon: ReactNode;
}

/** For extensions without an icon. */
const PLUGIN = <Icon name="plugin" />;

/** Links to the less frequently used areas of the store. */
export function StoreLinksSection() {
  useFilterChanges('woocommerce_admin_homescreen_quicklinks');
  const extensions = listExtensionLinks().map(({ title, href, icon }) => ({
    title,
    href: parseAdminUrl(href).href,
    icon: icon ?? PLUGIN,
  }));
  return (
    <Card className="sa-store-links" title={__('Store management', 'store-admin')}>
      <Group title={__('Marketing and sales', 'store-admin')} links={marketingLinks()} />
      <Group title={__('Settings', 'store-admin')} links={settingsLinks()} />
      <Group title={__('Extensions', 'store-admin')} links={extensions} />
    </Card>
  );
}

interface GroupProps {
  title: string;
  links: readonly StoreLink[];
}

function Group({ title, links }: GroupProps) {
  const headingId = useId();
  if (links.length === 0) return null;
  return (
    <section className="sa-store-links__group" aria-labelledby={headingId}>
      <h3 id={headingId} className="sa-store-links__heading">
        {title}
      </h3>
      <ul className="sa-store-links__list">
        {links.map((link) => (
          <li key={`${link.title} ${link.href}`}>
            <Link className="sa-store-links__link" href={link.href}>
              {link.icon}
              <span>{link.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const buildLink = (title: string, icon: IconName, href: string): StoreLink => ({
  title,
  href,
  icon: <Icon name={icon} />,
});

function marketingLinks(): StoreLink[] {
  const { shopUrl } = getHost().settings;
  return [
    ...(isFeatureEnabled('marketing')
      ? [buildLink(__('Market my store', 'store-admin'), 'megaphone', getNewPath({}, '/marketing', {}))]
      : []),
    buildLink(__('Add a product', 'store-admin'), 'plus', getNewProductLink()),
    buildLink(
      __('Personalize my store', 'store-admin'),
      'brush',
      getNewPath({ task: 'appearance' }, '/', {}),
    ),
    ...(shopUrl ? [buildLink(__('View my store', 'store-admin'), 'store', shopUrl)] : []),
  ];
}

const settingsLinks = (): StoreLink[] => [
  buildLink(__('Store details', 'store-admin'), 'info', settingsTab('general')),
  buildLink(__('Payments', 'store-admin'), 'card', settingsTab('checkout')),
  buildLink(__('Tax', 'store-admin'), 'percent', settingsTab('tax')),
  buildLink(__('Shipping', 'store-admin'), 'truck', settingsTab('shipping')),
];

const settingsTab = (tab: string): string => getAdminLink(`admin.php?page=wc-settings&tab=${tab}`);
