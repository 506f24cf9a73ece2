import { escapeHtml } from '../../html/plain-text';
import type { RestRequest } from '../../rest';
import { toGmtDate, toSiteDate } from '../../shared/dates';
import { getTimeZone } from '../../site';
import type { Note, NoteAction } from './note';
import { __, getTextLocale, sprintf, translateData } from '../../i18n';

export const NOTES = '/wc-analytics/admin/notes';

/** Formats a note as in the contract (section 10). Notes are stored in English. */
export function toRecord(request: RestRequest, note: Note): object {
  const zone = getTimeZone(request.context.db);
  return {
    id: note.id,
    name: note.name,
    type: note.type,
    locale: getTextLocale(),
    title: translateData(note.title),
    content: toContent(note),
    content_data: note.contentData,
    status: note.status,
    source: note.source,
    date_created: toSiteDate(zone, note.createdAt),
    date_reminder: toSiteDate(zone, note.reminderAt),
    is_snoozable: false,
    actions: note.actions.map((action) => toActionRecord(request, action)),
    layout: note.layout,
    image: note.image,
    is_deleted: note.isDeleted,
    is_read: note.isRead,
    date_created_gmt: toGmtDate(note.createdAt),
    date_reminder_gmt: toGmtDate(note.reminderAt),
    _links: {
      self: [{ href: request.link(`${NOTES}/${note.id}`) }],
      collection: [{ href: request.link(NOTES) }],
    },
  };
}

function toContent({ content, contentData }: Note): string {
  const { about, message } = Object(contentData);
  if (typeof about !== 'string' || typeof message !== 'string') return translateData(content);
  return sprintf(
    /* translators: 1: name of something that the message is about, 2: the message */
    __('“%1$s”: %2$s', 'store-admin'),
    escapeHtml(about),
    escapeHtml(translateData(message)),
  );
}

function toActionRecord(request: RestRequest, action: NoteAction): object {
  const { id, name, label, query, status, actionedText, nonceAction, nonceName } = action;
  return {
    id,
    name,
    label: translateData(label),
    query,
    status,
    actioned_text: actionedText,
    nonce_action: nonceAction,
    nonce_name: nonceName,
    url: toUrl(request, action),
  };
}

function toUrl({ context, nonceFor }: RestRequest, { query, nonceAction, nonceName }: NoteAction): string {
  if (query === '') return '';
  const base = `${context.siteUrl}/wp-admin/admin.php`;
  const url = new URL(query, base);
  if (nonceAction) url.searchParams.set(nonceName ?? '_wpnonce', nonceFor(nonceAction));
  return url.href;
}
