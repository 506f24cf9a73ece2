import type { Context } from 'hono';
import type { StoreDatabase } from '../../database';
import { comesFromHere } from '../../security';
import { ADMIN_PATH } from '../addresses';
import { readForm } from '../form';
import { type Html, html, NOTHING } from '../html/html';
import { frameFile } from '../frame-files';
import type { Visitor } from '../visitor';
import { sendClassicPage } from './classic-page';
import type { FormField } from './field';
import { fieldGroup } from './field-table';
import { gatewaySection, readGatewayFields, saveGatewayFields, withGatewaySections } from './gateway-section';
import { paymentsTable, saveGateways } from './payments';
import { readFields, readTyped, saveFields } from './save';
import { shippingZonesTable } from './shipping-zones';
import { SETTINGS_TABS, type SettingsSection, type SettingsTab } from './tabs';

const NONCE_ACTION = 'woocommerce-settings';
const SAVED = 'settings-updated';

interface Place {
  tab: SettingsTab;
  section: SettingsSection;
}

interface FormState {
  fields: ReadonlyMap<string, FormField>;
  /** Why the form came back instead of being saved. */
  refusal?: string;
}

/** The place on the settings pages that an address names; `undefined` when there is none. */
function findPlace({ url, store }: Visitor): Place | undefined {
  const slug = url.searchParams.get('tab') || 'general';
  const known = SETTINGS_TABS.find((each) => each.slug === slug);
  const tab = known && withGatewaySections(store.db, known);
  const section = tab?.sections.find((each) => each.slug === (url.searchParams.get('section') ?? ''));
  return tab && section && { tab, section };
}

/** Shows a settings page; `undefined` when the address names none. */
export function showSettings(request: Context, visitor: Visitor): Promise<Response> | undefined {
  const place = findPlace(visitor);
  if (!place) return undefined;
  const fields = readPlace(visitor.store.db, place);
  return sendSettings(request, visitor, place, { fields });
}

/** Saves a settings page and shows it again; `undefined` when the address names none. */
export async function saveSettings(request: Context, visitor: Visitor): Promise<Response | undefined> {
  const place = findPlace(visitor);
  if (!place) return undefined;
  const { db } = visitor.store;
  const { tab, section } = place;
  const sent = await readForm(request);
  const fields = readPlace(db, place);

  if (!comesFromHere(visitor.store, request.req.raw.headers)) {
    const refusal = 'Nothing was saved, because the form was sent by another site.';
    return sendSettings(request, visitor, place, { fields, refusal }, 403);
  }
  if (!visitor.meant(NONCE_ACTION, sent.get('_wpnonce') ?? '')) {
    const refusal = 'Nothing was saved, because this page was open for too long. Please save once more.';
    return sendSettings(request, visitor, place, { fields: readTyped(fields, sent), refusal }, 403);
  }

  const refused = savePlace(db, place, fields, sent);
  if (refused) {
    const refusal = 'Nothing was saved. Please correct the marked fields and save once more.';
    return sendSettings(request, visitor, place, { fields: refused, refusal }, 400);
  }
  if (tab.slug === 'checkout' && section === tab.sections[0]) saveGateways(db, sent);
  return request.redirect(`${settingsAddress(tab, section)}&${SAVED}=true`, 303);
}

function readPlace(db: StoreDatabase, { tab, section }: Place): Map<string, FormField> {
  if (section.gateway) return readGatewayFields(db, section.gateway);
  return readFields(db, tab.settingGroup, section);
}

/** @returns the fields as they were typed when nothing was saved. */
function savePlace(
  db: StoreDatabase,
  { tab, section: { gateway } }: Place,
  fields: Map<string, FormField>,
  sent: URLSearchParams,
): Map<string, FormField> | undefined {
  if (!gateway) return saveFields(db, tab.settingGroup, fields, sent);
  const typed = readTyped(fields, sent);
  return saveGatewayFields(db, gateway, fields, typed) ? undefined : typed;
}

function sendSettings(
  request: Context,
  visitor: Visitor,
  place: Place,
  state: FormState,
  status: 200 | 400 | 403 = 200,
): Promise<Response> {
  const { tab, section } = place;
  return sendClassicPage(request, visitor, {
    title: 'Settings',
    screen: 'woocommerce_page_wc-settings',
    breadcrumbs: [['admin.php?page=wc-settings', 'Settings'], tab.label],
    status,
    head: (nonce) => html`<script nonce="${nonce}" src="${frameFile('settings.js')}" defer></script>`,
    content: html`<form method="post" id="mainform" action="${settingsAddress(tab, section)}">
      <nav class="nav-tab-wrapper woo-nav-tab-wrapper" aria-label="Settings">
        ${SETTINGS_TABS.map((each) => tabLink(each, each.slug === tab.slug))}
      </nav>
      <h1 class="screen-reader-text">${tab.label}</h1>
      ${tab.sections.length > 1 ? sectionLinks(place) : NOTHING} ${message(visitor, state)}
      ${sectionContent(visitor, place, state)}
      <input type="hidden" name="_wpnonce" value="${visitor.nonceFor(NONCE_ACTION)}" />
    </form>`,
  });
}

function sectionContent(visitor: Visitor, { tab, section }: Place, { fields }: FormState): Html {
  const { db } = visitor.store;
  const isFirst = section === tab.sections[0];
  if (tab.slug === 'shipping' && isFirst) return shippingZonesTable(db);
  if (tab.slug === 'checkout' && isFirst) return html`${paymentsTable(db)}${saveButton()}`;
  if (section.gateway) return html`${gatewaySection(db, section.gateway, fields)}${saveButton()}`;
  if (section.purpose) return sectionToCome(section.label, section.purpose);
  return html`${section.groups.map((group) => fieldGroup(group, fields))}${saveButton()}`;
}

function saveButton(): Html {
  return html`<p class="submit">
    <button name="save" class="button-primary woocommerce-save-button" type="submit" value="Save changes">
      Save changes
    </button>
  </p>`;
}

function message({ url }: Visitor, { refusal, fields }: FormState): Html {
  if (refusal) {
    const wrong = [...fields.values()].filter(({ error }) => error);
    return html`<div id="message" class="error inline" role="alert">
      <p><strong>${refusal}</strong></p>
      ${
        wrong.length
          ? html`<ul>
              ${wrong.map(({ id, label, error }) => html`<li><a href="#${id}">${label}</a>: ${error}</li>`)}
            </ul>`
          : NOTHING
      }
    </div>`;
  }
  return url.searchParams.has(SAVED)
    ? html`<div id="message" class="updated inline" role="status">
        <p><strong>Your settings have been saved.</strong></p>
      </div>`
    : NOTHING;
}

function tabLink(tab: SettingsTab, isCurrent: boolean): Html {
  return html`<a
    href="${settingsAddress(tab)}"
    class="nav-tab${isCurrent ? ' nav-tab-active' : ''}"
    ${isCurrent ? html`aria-current="page"` : NOTHING}
    >${tab.label}</a
  >`;
}

function sectionLinks({ tab, section }: Place): Html {
  return html`<ul class="subsubsub">
    ${tab.sections.map(
      (each) =>
        html`<li>
          <a
            href="${settingsAddress(tab, each)}"
            ${each === section ? html`class="current" aria-current="page"` : NOTHING}
            >${each.label}</a
          >
        </li>`,
    )}
  </ul>`;
}

function sectionToCome(label: string, purpose: string): Html {
  return html`<section class="settings-section">
    <h2>${label}</h2>
    <p>${purpose}</p>
  </section>`;
}

function settingsAddress(tab: SettingsTab, section?: SettingsSection): string {
  const place = section?.slug ? `&section=${section.slug}` : '';
  return `${ADMIN_PATH}admin.php?page=wc-settings&tab=${tab.slug}${place}`;
}
