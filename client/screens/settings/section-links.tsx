import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import { Link } from '@admin/navigation';
import type { SettingsPage, SettingsSection } from '@admin/store-settings-pages';
import { getSectionUrl } from './section-url';

interface SectionLinksProps {
  page: SettingsPage;
  current: SettingsSection | undefined;
}

/** Links to the sections of a page; none for a page with one section. */
export function SectionLinks({ page, current }: SectionLinksProps) {
  if (page.sections.length < 2) return null;
  const label = sprintf(
    /* translators: %s: name of a page of settings, such as "Products" */
    __('Sections of %s', 'store-admin'),
    decodeEntities(page.label),
  );
  return (
    <nav className="sa-settings-sections" aria-label={label}>
      <ul>
        {page.sections.map((section) => (
          <li key={section.id}>
            <Link
              href={getSectionUrl(page.id, section.id)}
              aria-current={section === current ? 'page' : undefined}
            >
              {decodeEntities(section.label || page.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
