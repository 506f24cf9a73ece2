import type { StoreDatabase } from '../../database';
import { getGateways } from '../gateways/queries';
import { getSettingGroups } from '../../site';
import { getTaxClasses } from '../taxes/tax-classes';
import pages from './pages.data.json';
import { __, sprintf, translateData } from '../../i18n';

/** Settings in the same row; the first one's label is the row's label. */
export interface SettingsRow {
  settings: readonly string[];
  /** Only shown while another setting has this value. */
  shownIf?: { id: string; value: string };
  /** More than a setting: the dashboard links to WooCommerce's own page. */
  isHostOnly?: boolean;
}

/** A heading and its rows. */
export interface SettingsBlock {
  /** The ID of its description is `{id}-description`. */
  id: string;
  title: string;
  description?: string;
  rows: readonly SettingsRow[];
}

/** A form of a page: `…&tab=tax&section=standard`. */
export interface SettingsSection {
  /** `''` is the page's default section. */
  id: string;
  label: string;
  /** The page itself links to it, so it isn't listed in the section navigation. */
  isUnlisted?: boolean;
  /** The settings group that it consists of, if any; the dashboard can then render it as well. */
  group?: string;
  blocks?: readonly SettingsBlock[];
  /** A prefix for field names, where settings of several groups have the same IDs. */
  prefix?: string;
}

/** A tab of WooCommerce's settings. */
export interface SettingsPage {
  id: string;
  label: string;
  sections: readonly SettingsSection[];
}

/** A row in the data file: only setting IDs if there is nothing else to specify. */
type WrittenRow = readonly string[] | SettingsRow;

interface WrittenPage extends Omit<SettingsPage, 'sections'> {
  sections: readonly (Omit<SettingsSection, 'blocks'> & {
    blocks?: readonly (Omit<SettingsBlock, 'rows'> & { rows: readonly WrittenRow[] })[];
  })[];
}

const PAGES: readonly SettingsPage[] = (pages as readonly WrittenPage[]).map((page) => ({
  ...page,
  sections: page.sections.map(({ blocks, ...section }) => ({
    ...section,
    ...(blocks && { blocks: blocks.map((block) => ({ ...block, rows: block.rows.map(toRow) })) }),
  })),
}));

/** In tab order and in the language of the request. Each gateway, tax class and email has its own section. */
export function listSettingsPages(db: StoreDatabase): SettingsPage[] {
  return PAGES.map(translatePage).map((page) => ({
    ...page,
    sections: [...page.sections, ...moreSections(db, page.id)],
  }));
}

/** The page labels by ID, as WooCommerce provides them for breadcrumbs. */
export const getSettingsPageLabels = (): Record<string, string> =>
  Object.fromEntries(PAGES.map(({ id, label }) => [id, translateData(label).replaceAll('&', '&amp;')]));

const translatePage = (page: SettingsPage): SettingsPage => ({
  ...page,
  label: translateData(page.label),
  sections: page.sections.map(({ blocks, ...section }) => ({
    ...section,
    label: translateData(section.label),
    ...(blocks && { blocks: blocks.map(translateBlock) }),
  })),
});

const translateBlock = ({ description, ...block }: SettingsBlock): SettingsBlock => ({
  ...block,
  title: translateData(block.title),
  ...(description !== undefined && { description: translateData(description) }),
});

function moreSections(db: StoreDatabase, page: string): SettingsSection[] {
  if (page === 'tax') {
    return getTaxClasses(db).map(({ slug, name }) => ({
      id: slug,
      label:
        slug === 'standard'
          ? __('Standard rates', 'store-admin')
          : /* translators: %s: name of a tax class */
            sprintf(__('%s rates', 'store-admin'), name),
    }));
  }
  if (page === 'checkout') return getGateways(db).map(({ id, methodTitle }) => ({ id, label: methodTitle }));
  return page === 'email' ? emailSections() : [];
}

function emailSections(): SettingsSection[] {
  return getSettingGroups()
    .filter(({ parent }) => parent === 'email')
    .map(({ id, label, description = '', settings }) => ({
      id: `wc_${id}`,
      label,
      isUnlisted: true,
      group: id,
      prefix: `woocommerce_${id.replace('email_', '')}_`,
      blocks: [{ id, title: label, description, rows: settings.map((setting) => toRow([setting.id])) }],
    }));
}

function toRow(row: WrittenRow): SettingsRow {
  return 'settings' in row ? row : { settings: row };
}
