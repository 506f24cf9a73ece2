import type { StoreDatabase } from '../../database';
import { getGateways } from '../gateways/queries';
import { getSettingGroups } from '../../site';
import { getTaxClasses } from '../taxes/tax-classes';
import pages from './pages.data.json';

/** Settings that share a row; those after the first share its heading. */
export interface SettingsRow {
  settings: readonly string[];
  /** Shown only while another setting has this value. */
  shownIf?: { id: string; value: string };
  /** More than a setting, which the dashboard leaves to the host's page. */
  isHostOnly?: boolean;
}

/** A heading with its rows. */
export interface SettingsBlock {
  /** Its description is found under `{id}-description`. */
  id: string;
  title: string;
  description?: string;
  rows: readonly SettingsRow[];
}

/** One form of a page: `…&tab=tax&section=standard`. */
export interface SettingsSection {
  /** `''` is the section that a page opens with. */
  id: string;
  label: string;
  /** The page itself leads there, so that the row of sections need not. */
  isUnlisted?: boolean;
  /** The settings it is made of, where it is that: the dashboard then draws it as well. */
  group?: string;
  blocks?: readonly SettingsBlock[];
  /** Of the names of its fields, where settings of several groups have the same ids. */
  prefix?: string;
}

/** A tab of the host's settings. */
export interface SettingsPage {
  id: string;
  label: string;
  sections: readonly SettingsSection[];
}

/** A row as it stands in the file: its settings alone, where that is all there is to say. */
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

/** In the order of the tabs. Gateways, tax classes and emails have a section each. */
export function listSettingsPages(db: StoreDatabase): SettingsPage[] {
  return PAGES.map((page) => ({ ...page, sections: [...page.sections, ...moreSections(db, page.id)] }));
}

/** The labels of the pages by id, as the host prints them for breadcrumbs. */
export const getSettingsPageLabels = (): Record<string, string> =>
  Object.fromEntries(PAGES.map(({ id, label }) => [id, label.replaceAll('&', '&amp;')]));

function moreSections(db: StoreDatabase, page: string): SettingsSection[] {
  if (page === 'tax') {
    return getTaxClasses(db).map(({ slug, name }) => ({
      id: slug,
      label: slug === 'standard' ? 'Standard rates' : `${name} rates`,
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
