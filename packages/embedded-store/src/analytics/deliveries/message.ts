import type { StoreContext } from '../../context';
import { getTextDirection, getUserLocale, toLanguageTag, getTextSetting, getSite } from '../../site';
import { html, NOTHING } from '../../html/html';
import { PARTS } from '../../shared/amounts';
import { oneLine } from '../../shared/clean';
import { createMoneyFormat } from '../../sales';
import type { User } from '../../accounts';
import type { Delivery } from './queries';
import type { ComparedFigure } from './figures';
import type { DateRange } from './period';
import type { ReportFile } from './report-file';

/** A summary as mailed to all recipients; each recipient's unsubscribe URL is inserted later. */
export interface Message {
  subject: string;
  text: string;
  html: string;
  file: { name: string; csv: string } | null;
}

/** Placeholder for the unsubscribe URL. Private-use characters, which users can't type into names. */
const ENDING = '\u{E000}ending\u{E000}';

export interface MessageContext {
  delivery: Pick<Delivery, 'name' | 'content'>;
  owner: User;
  figures: readonly ComparedFigure[];
  ranges: { present: DateRange; previous: DateRange } | undefined;
  file: ReportFile;
}

/** Creates the formatters for values, dates and addresses. */
export function formatTexts(context: StoreContext, told: MessageContext) {
  const { delivery, owner, ranges, file } = told;
  const site = getSite(context.db);
  const locale = getUserLocale(context.db, owner);
  const language = toLanguageTag(locale);
  const days = ranges && writeRange(ranges.present, language);
  const compared = ranges && `Compared with ${writeRange(ranges.previous, language)}`;
  const figures = writeFigures(context, told.figures, language);
  const address = toAddress(context, delivery);
  const about = describeFile(file);
  const why = `You receive this email because ${owner.displayName} of ${site.title} scheduled it.`;
  const subject = oneLine(`${delivery.name} – ${site.title}${days ? `, ${days}` : ''}`);
  const lines = [
    `${delivery.content.title}: ${delivery.name}`,
    ...(days ? [days, compared ?? ''] : []),
    '',
    ...figures.map(({ label, value, before, change }) =>
      [`${label}: ${value}`, before && ` (before: ${before}${change && `, ${change}`})`].join(''),
    ),
    '',
    about,
    `View report: ${address}`,
    '',
    '-- ',
    why,
    `Unsubscribe: ${ENDING}`,
  ];
  const text = `${lines.join('\n')}\n`;
  return { subject, text, locale, language, days, compared, figures, address, about, why };
}

/** Formats the message to send. */
export async function formatMessage(context: StoreContext, told: MessageContext): Promise<Message> {
  const { delivery, ranges, file } = told;
  const { subject, text, locale, language, days, compared, figures, address, about, why } = formatTexts(
    context,
    told,
  );
  const cell = 'padding:8px 6px;border-bottom:1px solid #8c8f94;text-align:start';
  const markup = html`<!doctype html>
    <html lang="${language}" dir="${getTextDirection(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:16px;font:16px/1.5 sans-serif;overflow-wrap:break-word">
        <h1 style="margin:0 0 4px;font-size:20px">${delivery.name}</h1>
        <p style="margin:0 0 16px">
          ${delivery.content.title}${days ? html`<br />${days}<br /><small>${compared}</small>` : NOTHING}
        </p>
        ${
          figures.length > 0
            ? html`<table style="border-collapse:collapse">
                <tr>
                  <th scope="col" style="${cell}">Figure</th>
                  <th scope="col" style="${cell}">Now</th>
                  ${ranges ? html`<th scope="col" style="${cell}">Before</th>` : NOTHING}
                </tr>
                ${figures.map(
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
        <p><a href="${address}">View report</a></p>
        <hr />
        <p>
          <small>${why} <a href="${ENDING}">Unsubscribe</a></small>
        </p>
      </body>
    </html>`;
  return {
    subject,
    text,
    html: String(await markup),
    file: file.csv === undefined ? null : { name: file.name, csv: file.csv },
  };
}

/** The text of a message without the unsubscribe link, which only recipients get. */
export const removeExtension = (text: string): string => text.replaceAll(`Unsubscribe: ${ENDING}\n`, '');

/** The message for one recipient. */
export const getReportUrl = (message: Message, ending: string): Message => ({
  ...message,
  text: message.text.replaceAll(ENDING, () => ending),
  html: message.html.replaceAll(ENDING, () => ending.replaceAll('&', '&amp;')),
});

function describeFile({ csv, name, rows }: ReportFile): string {
  if (rows === 0) return 'The report is empty, so no file is attached.';
  if (csv === undefined) return `The file (${rows} rows) is too large to email. Download it from the report.`;
  return `The file ${name} is attached.`;
}

/** `1 – 20 November 2026` */
function writeRange({ after, before }: DateRange, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(
    Date.parse(`${after.slice(0, 10)}T00:00:00Z`),
    Date.parse(`${before.slice(0, 10)}T00:00:00Z`),
  );
}

function writeFigures(context: StoreContext, figures: readonly ComparedFigure[], language: string) {
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
  return figures.map(({ label, type, value, before }) => ({
    label,
    value: value === undefined ? 'unknown' : write(value, type),
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
