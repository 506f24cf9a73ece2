import type { StoreContext } from '../../context';
import { getTextDirection, getUserLocale, toLanguageTag, getTextSetting, getSite } from '../../site';
import { html, NOTHING } from '../../html/html';
import { PARTS } from '../../shared/amounts';
import { oneLine } from '../../shared/clean';
import { createMoneyFormat } from '../../sales';
import { findCredentials } from '../../accounts';
import type { User } from '../../accounts';
import type { StoreDatabase } from '../../database';
import { getMetricLabel, getReportTitle } from './labels';
import type { Delivery } from './queries';
import type { ComparedMetric } from './metrics';
import type { DateRange } from './period';
import type { ReportFile } from './report-file';
import { __, _n, getLocale, getTextLocale, runInLocale, sprintf } from '../../i18n';

/** The texts of a summary. Each recipient's unsubscribe URL is inserted later. */
interface MessageTexts {
  subject: string;
  text: string;
  html: string;
}

/** A summary as mailed to all recipients, in the language of the user who scheduled it. */
export interface Message extends MessageTexts {
  file: { name: string; csv: string } | null;
  /** The texts in the languages of recipients who have another one, by locale. */
  translations?: Readonly<Record<string, MessageTexts>>;
}

/** Placeholder for the unsubscribe URL. Private-use characters, which users can't type into names. */
const UNSUBSCRIBE_PLACEHOLDER = '\u{E000}ending\u{E000}';

export interface MessageContext {
  delivery: Pick<Delivery, 'name' | 'content'>;
  owner: User;
  metrics: readonly ComparedMetric[];
  ranges: { present: DateRange; previous: DateRange } | undefined;
  file: ReportFile;
}

/** The subject and the text of a message in the owner's language. */
export const formatTexts = (context: StoreContext, data: MessageContext) =>
  runInLocale(context.translations, getUserLocale(context.db, data.owner), () =>
    formatTextsInLocale(context, data),
  );

/** Writes the texts in the current language. */
function formatTextsInLocale(context: StoreContext, data: MessageContext) {
  const { delivery, owner, ranges, file } = data;
  const site = getSite(context.db);
  const locale = getLocale();
  const language = toLanguageTag(locale);
  const isOwners = locale === getUserLocale(context.db, owner);
  const title = isOwners ? delivery.content.title : getReportTitle(delivery.content);
  const days = ranges && writeRange(ranges.present, language);
  const compared =
    ranges &&
    /* translators: %s: range of dates */
    sprintf(__('Compared with %s', 'store-admin'), writeRange(ranges.previous, language));
  const labeled = data.metrics.map((metric) => ({
    ...metric,
    // The stored labels are in the language of the user who chose them.
    label: isOwners ? metric.label : getMetricLabel(delivery.content, metric),
  }));
  const metrics = formatMetrics(context, labeled, language);
  const address = toAddress(context, delivery);
  const about = describeFile(file);
  const why = sprintf(
    /* translators: 1: name of a user, 2: name of the store */
    __('You receive this email because %1$s of %2$s scheduled it.', 'store-admin'),
    owner.displayName,
    site.title,
  );
  const subject = oneLine(`${delivery.name} – ${site.title}${days ? `, ${days}` : ''}`);
  const lines = [
    writeValue(title, delivery.name),
    ...(days ? [days, compared ?? ''] : []),
    '',
    ...metrics.map(formatMetric),
    '',
    about,
    /* translators: %s: URL */
    sprintf(__('View report: %s', 'store-admin'), address),
    '',
    '-- ',
    why,
    /* translators: %s: URL */
    sprintf(__('Unsubscribe: %s', 'store-admin'), UNSUBSCRIBE_PLACEHOLDER),
  ];
  const text = `${lines.join('\n')}\n`;
  return { subject, text, title, days, compared, metrics, address, about, why };
}

/**
 * Formats the message to send.
 * @param locales of recipients, who get the message in their own language
 */
export async function formatMessage(
  context: StoreContext,
  data: MessageContext,
  locales: readonly string[],
): Promise<Message> {
  const { translations } = context;
  const own = getUserLocale(context.db, data.owner);
  const write = (locale: string) =>
    runInLocale(translations, locale, () => formatMessageInLocale(context, data));
  const others = [...new Set(locales)].filter((locale) => locale !== own);
  const translated = await Promise.all(others.map(async (locale) => [locale, await write(locale)] as const));
  const { csv, name } = data.file;
  return {
    ...(await write(own)),
    file: csv === undefined ? null : { name, csv },
    ...(translated.length > 0 && { translations: Object.fromEntries(translated) }),
  };
}

async function formatMessageInLocale(context: StoreContext, data: MessageContext): Promise<MessageTexts> {
  const { delivery, ranges } = data;
  const { subject, text, title, days, compared, metrics, address, about, why } = formatTextsInLocale(
    context,
    data,
  );
  const cell = 'padding:8px 6px;border-bottom:1px solid #8c8f94;text-align:start';
  const markup = html`<!doctype html>
    <html lang="${toLanguageTag(getTextLocale())}" dir="${getTextDirection(getLocale())}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:16px;font:16px/1.5 sans-serif;overflow-wrap:break-word">
        <h1 style="margin:0 0 4px;font-size:20px">${delivery.name}</h1>
        <p style="margin:0 0 16px">
          ${title}${days ? html`<br />${days}<br /><small>${compared}</small>` : NOTHING}
        </p>
        ${
          metrics.length > 0
            ? html`<table style="border-collapse:collapse">
                <tr>
                  <th scope="col" style="${cell}">${__('Figure', 'store-admin')}</th>
                  <th scope="col" style="${cell}">${__('Now', 'store-admin')}</th>
                  ${ranges ? html`<th scope="col" style="${cell}">${__('Before', 'store-admin')}</th>` : NOTHING}
                </tr>
                ${metrics.map(
                  ({ label, value, before, change }) =>
                    html`<tr>
                      <th scope="row" style="${cell};font-weight:normal">${label}</th>
                      <td style="${cell}"><strong>${value}</strong></td>
                      ${
                        ranges ? html`<td style="${cell}">${before}${change && ` (${change})`}</td>` : NOTHING
                      }
                    </tr>`,
                )}
              </table>`
            : NOTHING
        }
        <p>${about}</p>
        <p><a href="${address}">${__('View report', 'store-admin')}</a></p>
        <hr />
        <p>
          <small>${why} <a href="${UNSUBSCRIBE_PLACEHOLDER}">${__('Unsubscribe', 'store-admin')}</a></small>
        </p>
      </body>
    </html>`;
  return { subject, text, html: String(await markup) };
}

/** The text of a message without the unsubscribe link, which only recipients get. */
export const removeUnsubscribeLine = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.includes(UNSUBSCRIBE_PLACEHOLDER))
    .join('\n');

/**
 * The message for one recipient.
 * @param locale the recipient's, if they have an account
 */
export function addUnsubscribeUrl(
  message: Message,
  unsubscribeUrl: string,
  locale: string | undefined,
): Message {
  const { subject, text, html: markup } = message.translations?.[locale ?? ''] ?? message;
  return {
    subject,
    text: text.replaceAll(UNSUBSCRIBE_PLACEHOLDER, () => unsubscribeUrl),
    html: markup.replaceAll(UNSUBSCRIBE_PLACEHOLDER, () => unsubscribeUrl.replaceAll('&', '&amp;')),
    file: message.file,
  };
}

/** The language of a recipient who has an account. */
export function getRecipientLocale(db: StoreDatabase, address: string): string | undefined {
  const user = findCredentials(db, address)?.user;
  return user && getUserLocale(db, user);
}

const writeValue = (label: string, value: string) =>
  /* translators: 1: label, 2: its value */
  sprintf(__('%1$s: %2$s', 'store-admin'), label, value);

function formatMetric({ label, value, before, change }: FormattedMetric): string {
  if (!before) return writeValue(label, value);
  if (!change) {
    /* translators: 1: label, 2: its value, 3: its value in the previous period */
    return sprintf(__('%1$s: %2$s (before: %3$s)', 'store-admin'), label, value, before);
  }
  return sprintf(
    /* translators: 1: label, 2: its value, 3: its value in the previous period, 4: the change in percent */
    __('%1$s: %2$s (before: %3$s, %4$s)', 'store-admin'),
    label,
    value,
    before,
    change,
  );
}

function describeFile({ csv, name, rows }: ReportFile): string {
  if (rows === 0) return __('The report is empty, so no file is attached.', 'store-admin');
  if (csv === undefined) {
    return sprintf(
      /* translators: %d: number of rows */
      _n(
        'The file (%d row) is too large to email. Download it from the report.',
        'The file (%d rows) is too large to email. Download it from the report.',
        rows,
        'store-admin',
      ),
      rows,
    );
  }
  /* translators: %s: name of a file */
  return sprintf(__('The file %s is attached.', 'store-admin'), name);
}

/** `1 – 20 November 2026` */
function writeRange({ after, before }: DateRange, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(
    Date.parse(`${after.slice(0, 10)}T00:00:00Z`),
    Date.parse(`${before.slice(0, 10)}T00:00:00Z`),
  );
}

interface FormattedMetric {
  label: string;
  value: string;
  before: string;
  change: string;
}

function formatMetrics(
  context: StoreContext,
  metrics: readonly ComparedMetric[],
  language: string,
): FormattedMetric[] {
  const money = createMoneyFormat(context.db);
  const currency = getTextSetting(context.db, 'general', 'woocommerce_currency');
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const write = (value: number | undefined, type: string) => {
    if (value === undefined) return '';
    return type === 'currency' ? money(Math.round(value * PARTS), currency) : number.format(value);
  };
  return metrics.map(({ label, type, value, before }) => ({
    label,
    value: value === undefined ? __('unknown', 'store-admin') : write(value, type),
    before: write(before, type),
    change: value === undefined || !before ? '' : percent.format((value - before) / Math.abs(before)),
  }));
}

/** The URL of the report on the dashboard, in the same view. */
function toAddress(
  { siteUrl }: StoreContext,
  { content: { path, query } }: MessageContext['delivery'],
): string {
  const parameters = new URLSearchParams({ ...query, page: 'wc-admin', path });
  return `${siteUrl}/wp-admin/admin.php?${parameters.toString()}`;
}
