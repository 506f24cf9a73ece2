import type { Context } from 'hono';
import { countByName, findEvents, getTimeZone, getTextOption } from '../../site';
import type { RecordedEvent } from '../../site';
import { toLocalText } from '../../shared/local-time';
import type { TimeZone } from '../../shared/local-time';
import { ADMIN_PATH } from '../shared/addresses';
import { sendAdminPage } from '../chrome/frame';
import type { Html } from '../../html/html';
import { html, NOTHING } from '../../html/html';
import type { AdminPageContext } from '../shared/admin-page-context';
import { countPages, readPage, readQuery } from './query';
import { __, sprintf } from '../../i18n';

export const EVENTS_PATH = '/store/events';

const TRACKING_SETTING = `${ADMIN_PATH}admin.php?page=wc-settings&tab=advanced&section=woocommerce_com`;

/** The usage events that the dashboard recorded, newest first. */
export function sendEventsPage(request: Context, context: AdminPageContext): Promise<Response> {
  const { store, url } = context;
  const query = readQuery(url);
  const { events, total } = findEvents(store.db, query);
  return sendAdminPage(request, context, {
    kind: 'plain',
    title: __('Recorded events', 'store-admin'),
    screen: 'store-events',
    content: html`<div class="wrap">
      <h1>${__('Recorded events', 'store-admin')}</h1>
      ${consent(context)} ${filter(context, query.name)}
      ${
        events.length > 0
          ? table(events, getTimeZone(store.db))
          : html`<p>
              ${query.name ? __('No events with this name.', 'store-admin') : __('No events yet.', 'store-admin')}
            </p>`
      }
      ${pages(url, readPage(url), countPages(total))}
    </div>`,
  });
}

function consent({ store }: AdminPageContext): Html {
  const isAllowed = getTextOption(store.db, 'woocommerce_allow_tracking') === 'yes';
  return html`<p>
    ${
      isAllowed
        ? __('Usage tracking is on, so the dashboard records events.', 'store-admin')
        : __('Usage tracking is off, so no events are recorded.', 'store-admin')
    }
    ${__('Recorded events stay in this store and are not sent anywhere.', 'store-admin')}
    <a href="${TRACKING_SETTING}">${__('Change this setting', 'store-admin')}</a>
  </p>`;
}

function filter({ store, url }: AdminPageContext, chosen: string): Html {
  const names = countByName(store.db);
  if (names.length === 0) return NOTHING;
  const option = (value: string, label: string) =>
    html`<option value="${value}" ${value === chosen ? html`selected` : NOTHING}>${label}</option>`;
  return html`<form method="get" class="store-events-filter">
    <label for="event-name">${__('Name', 'store-admin')}</label>
    <select id="event-name" name="name">
      ${option('', __('All events', 'store-admin'))}
      ${names.map(({ name, count }) => option(name, `${name} (${count})`))}
    </select>
    <button type="submit" class="button">${__('Filter', 'store-admin')}</button>
    <a href="${EVENTS_PATH}.json${url.search}">${__('View as JSON', 'store-admin')}</a>
  </form>`;
}

function table(events: readonly RecordedEvent[], zone: TimeZone): Html {
  return html`<table class="widefat stacks store-events">
    <caption class="screen-reader-text">
      ${__('Events, newest first', 'store-admin')}
    </caption>
    <thead>
      <tr>
        <th scope="col">${__('Time', 'store-admin')}</th>
        <th scope="col">${__('Event', 'store-admin')}</th>
        <th scope="col">${__('Properties', 'store-admin')}</th>
      </tr>
    </thead>
    <tbody>
      ${events.map((event) => row(event, zone))}
    </tbody>
  </table>`;
}

function row({ name, properties, recordedAt }: RecordedEvent, zone: TimeZone): Html {
  const entries = Object.entries(properties);
  return html`<tr>
    <td data-label="${__('Time', 'store-admin')}">
      <time datetime="${new Date(recordedAt).toISOString()}">${toLocalText(zone, recordedAt)}</time>
    </td>
    <th scope="row">${name}</th>
    <td data-label="${__('Properties', 'store-admin')}">
      ${
        entries.length > 0
          ? html`<dl>
              ${entries.map(
                ([key, value]) =>
                  html`<div>
                    <dt>${key}</dt>
                    <dd>${typeof value === 'string' ? value : JSON.stringify(value)}</dd>
                  </div>`,
              )}
            </dl>`
          : __('None', 'store-admin')
      }
    </td>
  </tr>`;
}

function pages(url: URL, page: number, last: number): Html {
  if (last === 1) return NOTHING;
  const link = (to: number, label: string) => {
    const parameters = new URLSearchParams(url.search);
    parameters.set('paged', String(to));
    return html`<a class="button" href="${EVENTS_PATH}?${parameters.toString()}">${label}</a>`;
  };
  return html`<nav class="store-events-pages" aria-label="${__('Pages', 'store-admin')}">
    ${page > 1 ? link(page - 1, __('Newer', 'store-admin')) : NOTHING}
    <span
      >${sprintf(
        /* translators: 1: number of the page, 2: number of pages */
        __('Page %1$d of %2$d', 'store-admin'),
        page,
        last,
      )}</span
    >
    ${page < last ? link(page + 1, __('Older', 'store-admin')) : NOTHING}
  </nav>`;
}
