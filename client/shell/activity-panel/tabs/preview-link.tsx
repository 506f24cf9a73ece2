import { __ } from '@wordpress/i18n';
import { getHost } from '@admin/host';
import { Link } from '@admin/navigation';
import { recordEvent } from '@admin/tracks';
import { Icon, VisuallyHidden } from '@admin/ui';
import { tabId } from './tab-id';

interface PreviewLinkProps {
  name: 'previewSite' | 'previewStore';
}

/** Opens the site or its store page as customers see it, in a new tab. */
export function PreviewLink({ name }: PreviewLinkProps) {
  const { siteUrl, shopUrl } = getHost().settings;
  const address = name === 'previewSite' ? siteUrl : shopUrl;
  if (!address) return null;
  return (
    <Link
      id={tabId(name)}
      className="sa-button is-tertiary sa-panel-tab"
      href={address}
      target="_blank"
      rel="noopener"
      onClick={() => recordEvent('activity_panel_link_click', { tab: name })}
    >
      <Icon name={name === 'previewSite' ? 'display' : 'store'} size={20} />
      <span className="sa-panel-tab__label">
        {name === 'previewSite' ? __('Preview site', 'store-admin') : __('Preview store', 'store-admin')}
      </span>
      <VisuallyHidden>{__('(opens in a new tab)', 'store-admin')}</VisuallyHidden>
    </Link>
  );
}
