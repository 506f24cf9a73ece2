import { isRecord, request, toList } from '@admin/http';
import type {
  DescribedSetting,
  SettingsBlock,
  SettingsGroup,
  SettingsPage,
  SettingsRow,
  SettingsSection,
} from './types';

export const fetchPages = (signal: AbortSignal): Promise<SettingsPage[]> =>
  request('/wc-admin/settings-pages', { signal, decode: listOf(toPage) });

/** What hosts have that describe no pages. */
export const fetchGroups = (signal: AbortSignal): Promise<SettingsGroup[]> =>
  request('/wc/v3/settings', { signal, decode: listOf(toGroup) });

/** Entries without an id are nothing that could be shown. */
const listOf =
  <T>(toEntry: (entry: Record<string, unknown>, id: string) => T) =>
  (payload: unknown): T[] =>
    toList(payload).flatMap((entry) =>
      isRecord(entry) && typeof entry['id'] === 'string' ? [toEntry(entry, entry['id'])] : [],
    );

const toGroup = ({ label, parent_id }: Record<string, unknown>, id: string): SettingsGroup => ({
  id,
  label: toText(label) || id,
  parent: toText(parent_id),
});

const toPage = ({ label, sections }: Record<string, unknown>, id: string): SettingsPage => ({
  id,
  label: toText(label) || id,
  sections: listOf(toSection)(sections ?? []),
});

function toSection({ label, group, blocks, url }: Record<string, unknown>, id: string): SettingsSection {
  return {
    id,
    label: toText(label),
    url: toText(url),
    ...(typeof group === 'string' && { group }),
    ...(Array.isArray(blocks) && { blocks: listOf(toBlock)(blocks) }),
  };
}

const toBlock = ({ title, description, rows }: Record<string, unknown>, id: string): SettingsBlock => ({
  id,
  title: toText(title),
  description: toText(description),
  rows: toList(rows ?? [])
    .filter(isRecord)
    .map(toRow),
});

function toRow({ settings, shown_if }: Record<string, unknown>): SettingsRow {
  const row = { settings: listOf(toSetting)(settings ?? []) };
  if (!isRecord(shown_if)) return row;
  return { ...row, shownIf: { id: toText(shown_if['id']), value: toText(shown_if['value']) } };
}

const toSetting = ({ label, description, type }: Record<string, unknown>, id: string): DescribedSetting => ({
  id,
  label: toText(label),
  description: toText(description),
  type: toText(type) || 'text',
});

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
