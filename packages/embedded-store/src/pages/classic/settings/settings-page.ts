import type { Context } from 'hono';
import { getGateway, listSettingsPages } from '../../../sales';
import { getSettings } from '../../../site';
import type { SettingsPage, SettingsSection } from '../../../sales';
import type { InternalWrite } from '../../../rest';
import { ADMIN_PATH } from '../../shared/addresses';
import { frameFile } from '../../shared/frame-files';
import type { Html } from '../../../html/html';
import { html, NOTHING } from '../../../html/html';
import { recorded } from '../../shared/recorded';
import type { AdminPageContext } from '../../shared/admin-page-context';
import { sendClassicPage } from '../classic-page';
import { doneMessage, refusalMessage } from '../form/message';
import type { Outcome, PageForm } from '../form/page-form';
import type { Refused } from '../form/submit';
import { submit } from '../form/submit';
import type { ClassicHandlers } from '../lists/list-page';
import { buildListUrl } from '../lists/list-query';
import { emailsForm } from './emails';
import { gatewayForm, gatewaysForm } from './gateways';
import { settingsForm, taxOptionsForm } from './settings-form';
import { shippingClassesForm } from './shipping-classes';
import { taxRatesForm } from './tax-rates';
import { shippingForm } from './zones';
import { __ } from '../../../i18n';

const NONCE_ACTION = 'woocommerce-settings';
const SAVED = 'settings-updated';

interface Place {
  pages: readonly SettingsPage[];
  page: SettingsPage;
  section: SettingsSection;
  form: PageForm;
}

/** The settings pages. Sections with more than plain settings have their own forms. */
export const settingsPage: ClassicHandlers = {
  show: (request, context) => {
    const place = findPlace(context);
    return place && sendSettings(request, context, place);
  },
  async save(request, context) {
    const place = findPlace(context);
    if (!place) return undefined;
    const { save = () => ({}) } = place.form;
    const result = await submit(request, context, NONCE_ACTION, (sent, files) =>
      saveRecorded(context, place, () => save(sent, files)),
    );
    if ('status' in result) return sendSettings(request, context, place, result);
    const address = result.goTo ? ADMIN_PATH + result.goTo : buildListUrl(context.url);
    return request.redirect(`${address}&${SAVED}=true`, 303);
  },
};

/** The settings page and section of a URL; `undefined` when there is none. */
function findPlace(context: AdminPageContext): Place | undefined {
  const { searchParams } = context.url;
  const pages = listSettingsPages(context.store.db);
  const page = pages.find(({ id }) => id === (searchParams.get('tab') || 'general'));
  const section = page?.sections.find(({ id }) => id === (searchParams.get('section') ?? ''));
  const form = page && section && openSection(context, page.id, section);
  return form && { pages, page, section, form };
}

function openSection(
  context: AdminPageContext,
  page: string,
  section: SettingsSection,
): PageForm | undefined {
  const isFirst = section.id === '';
  if (page === 'tax') return isFirst ? taxOptionsForm(context, section) : taxRatesForm(context, section.id);
  if (page === 'checkout') return isFirst ? gatewaysForm(context) : gatewayForm(context, section.id);
  if (page === 'shipping' && isFirst) return shippingForm(context);
  if (page === 'shipping' && section.id === 'classes') return shippingClassesForm(context);
  return page === 'email' && isFirst ? emailsForm(context, section) : settingsForm(context, section);
}

/**
 * Records the changes in the history as if they had been made through the REST API, so that they can be undone through
 * it.
 */
function saveRecorded(context: AdminPageContext, place: Place, save: () => Outcome): Outcome {
  const call = sameCall(context, place);
  if (!call) return save();
  let outcome: Outcome = {};
  recorded(context, call, () => {
    outcome = save();
    return { status: outcome.problems?.length ? 400 : 200, headers: {}, body: {} };
  });
  return outcome;
}

/** The REST request that would make the same change. Other sections make their requests themselves. */
function sameCall({ store: { db } }: AdminPageContext, { page, section }: Place): InternalWrite | undefined {
  if (section.group !== undefined) {
    const update = (getSettings(db, section.group) ?? []).map(({ id }) => ({ id }));
    return { method: 'POST', path: `/wc/v3/settings/${section.group}/batch`, body: { update } };
  }
  const gateway = page.id === 'checkout' ? getGateway(db, section.id) : undefined;
  if (!gateway) return undefined;
  const body = { enabled: '', title: '', description: '', settings: gateway.settings };
  return { method: 'POST', path: `/wc/v3/payment_gateways/${section.id}`, body };
}

function sendSettings(
  request: Context,
  context: AdminPageContext,
  { pages, page, section, form }: Place,
  refused?: Refused,
): Promise<Response> {
  const wasSaved = context.url.searchParams.has(SAVED);
  return sendClassicPage(request, context, {
    title: __('Settings', 'store-admin'),
    screen: 'woocommerce_page_wc-settings',
    breadcrumbs: [['admin.php?page=wc-settings', __('Settings', 'store-admin')], page.label],
    status: refused?.status ?? 200,
    head: (nonce) => html`<script nonce="${nonce}" src="${frameFile('settings.js')}" defer></script>`,
    content: html`<form method="post" id="mainform" action="${buildListUrl(context.url)}">
      <nav class="nav-tab-wrapper woo-nav-tab-wrapper" aria-label="${__('Settings', 'store-admin')}">
        ${pages.map(({ id, label }) => {
          const isCurrent = id === page.id;
          return html`<a
            href="${settingsAddress(id)}"
            class="nav-tab${isCurrent ? ' nav-tab-active' : ''}"
            ${isCurrent ? html`aria-current="page"` : NOTHING}
            >${label}</a
          >`;
        })}
      </nav>
      <h1 class="screen-reader-text">${page.label}</h1>
      ${sectionLinks(page, section)}
      ${refused ? refusalMessage(refused) : wasSaved ? doneMessage(__('Your settings have been saved.', 'store-admin')) : NOTHING}
      ${form.show(refused?.draft)}
      ${
        form.save
          ? html`<p class="submit">
              <button
                name="save"
                class="button-primary woocommerce-save-button"
                type="submit"
                value="${__('Save changes', 'store-admin')}"
              >
                ${__('Save changes', 'store-admin')}
              </button>
            </p>`
          : NOTHING
      }
      <input type="hidden" name="_wpnonce" value="${context.nonceFor(NONCE_ACTION)}" />
    </form>`,
  });
}

function sectionLinks({ id, sections }: SettingsPage, current: SettingsSection): Html {
  const listed = sections.filter(({ isUnlisted }) => !isUnlisted);
  if (listed.length < 2) return NOTHING;
  return html`<ul class="subsubsub">
    ${listed.map(
      (section) =>
        html`<li>
          <a
            href="${settingsAddress(id, section.id)}"
            ${section.id === current.id ? html`class="current" aria-current="page"` : NOTHING}
            >${section.label}</a
          >
        </li>`,
    )}
  </ul>`;
}

function settingsAddress(tab: string, section = ''): string {
  return `${ADMIN_PATH}admin.php?page=wc-settings&tab=${tab}${section && `&section=${section}`}`;
}
