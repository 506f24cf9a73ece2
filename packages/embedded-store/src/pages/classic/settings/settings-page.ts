import type { Context } from 'hono';
import { ADMIN_PATH } from '../../addresses';
import { frameFile } from '../../frame-files';
import { type Html, html, NOTHING } from '../../../html/html';
import type { Visitor } from '../../visitor';
import { sendClassicPage } from '../classic-page';
import { doneMessage, refusalMessage } from '../form/message';
import type { PageForm } from '../form/page-form';
import { type Refused, submit } from '../form/submit';
import { recordedForm } from './recorded-form';
import { SETTINGS_TABS, type SettingsSection, type SettingsTab } from './tabs';

const NONCE_ACTION = 'woocommerce-settings';
const SAVED = 'settings-updated';

interface Place {
  tab: SettingsTab;
  sections: readonly SettingsSection[];
  section: SettingsSection;
  form: PageForm;
}

/** The place on the settings pages that an address names; `undefined` when there is none. */
function findPlace(visitor: Visitor): Place | undefined {
  const { searchParams } = visitor.url;
  const slug = searchParams.get('tab') || 'general';
  const tab = SETTINGS_TABS.find((each) => each.slug === slug);
  const sections = tab?.sections(visitor.store.db) ?? [];
  const section = sections.find((each) => each.slug === (searchParams.get('section') ?? ''));
  const form = section?.open(visitor);
  return tab && section && form && { tab, sections, section, form };
}

/** Shows a settings page; `undefined` when the address names none. */
export function showSettings(request: Context, visitor: Visitor): Promise<Response> | undefined {
  const place = findPlace(visitor);
  return place && sendSettings(request, visitor, place);
}

/** Saves a settings page and shows it again; `undefined` when the address names none. */
export async function saveSettings(request: Context, visitor: Visitor): Promise<Response | undefined> {
  const place = findPlace(visitor);
  if (!place) return undefined;
  const { save = () => ({}) } = recordedForm(visitor, place);
  const result = await submit(request, visitor, NONCE_ACTION, save);
  if ('status' in result) return sendSettings(request, visitor, place, result);
  const address = result.goTo ? ADMIN_PATH + result.goTo : ownAddress(visitor);
  return request.redirect(`${address}&${SAVED}=true`, 303);
}

function sendSettings(
  request: Context,
  visitor: Visitor,
  { tab, sections, section, form }: Place,
  refused?: Refused,
): Promise<Response> {
  const wasSaved = visitor.url.searchParams.has(SAVED);
  return sendClassicPage(request, visitor, {
    title: 'Settings',
    screen: 'woocommerce_page_wc-settings',
    breadcrumbs: [['admin.php?page=wc-settings', 'Settings'], tab.label],
    status: refused?.status ?? 200,
    head: (nonce) => html`<script nonce="${nonce}" src="${frameFile('settings.js')}" defer></script>`,
    content: html`<form method="post" id="mainform" action="${ownAddress(visitor)}">
      <nav class="nav-tab-wrapper woo-nav-tab-wrapper" aria-label="Settings">
        ${SETTINGS_TABS.map((each) => tabLink(each, each.slug === tab.slug))}
      </nav>
      <h1 class="screen-reader-text">${tab.label}</h1>
      ${sectionLinks(tab, sections, section)}
      ${refused ? refusalMessage(refused) : wasSaved ? doneMessage('Your settings have been saved.') : NOTHING}
      ${form.show(refused?.draft)} ${form.save ? saveButton() : NOTHING}
      <input type="hidden" name="_wpnonce" value="${visitor.nonceFor(NONCE_ACTION)}" />
    </form>`,
  });
}

function saveButton(): Html {
  return html`<p class="submit">
    <button name="save" class="button-primary woocommerce-save-button" type="submit" value="Save changes">
      Save changes
    </button>
  </p>`;
}

function tabLink({ slug, label }: SettingsTab, isCurrent: boolean): Html {
  return html`<a
    href="${settingsAddress(slug)}"
    class="nav-tab${isCurrent ? ' nav-tab-active' : ''}"
    ${isCurrent ? html`aria-current="page"` : NOTHING}
    >${label}</a
  >`;
}

function sectionLinks(
  tab: SettingsTab,
  sections: readonly SettingsSection[],
  current: SettingsSection,
): Html {
  const listed = sections.filter(({ isUnlisted }) => !isUnlisted);
  if (listed.length < 2) return NOTHING;
  return html`<ul class="subsubsub">
    ${listed.map(
      (each) =>
        html`<li>
          <a
            href="${settingsAddress(tab.slug, each.slug)}"
            ${each === current ? html`class="current" aria-current="page"` : NOTHING}
            >${each.label}</a
          >
        </li>`,
    )}
  </ul>`;
}

function settingsAddress(tab: string, section = ''): string {
  return `${ADMIN_PATH}admin.php?page=wc-settings&tab=${tab}${section && `&section=${section}`}`;
}

/** The page asked for, without what it told about the last save. */
function ownAddress({ url }: Visitor): string {
  const target = new URL(url);
  target.searchParams.delete(SAVED);
  return target.pathname + target.search;
}
