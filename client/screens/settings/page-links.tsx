import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import { Link } from '@admin/navigation';
import type { SettingsPage } from '@admin/store-settings-pages';
import { getSectionUrl } from './section-url';

interface PageLinksProps {
  pages: readonly SettingsPage[];
  current: SettingsPage | undefined;
}

export function PageLinks({ pages, current }: PageLinksProps) {
  return (
    <nav className="sa-settings-pages" aria-label={__('Settings pages', 'store-admin')}>
      <ul>
        {pages.map((page) => (
          <li key={page.id}>
            <Link href={getSectionUrl(page.id)} aria-current={page === current ? 'page' : undefined}>
              {decodeEntities(page.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
