import type { StoreContext } from '../../context';
import { findCampaigns, getListings, LISTING_STATUSES } from '../../marketing';
import type { InstalledExtension } from '../../marketing';
import type { Html } from '../../html/html';
import { html, NOTHING } from '../../html/html';
import { __, _x, sprintf } from '../../i18n';

/** More campaigns than anyone manages on such a page. */
const MAX_CAMPAIGNS = 100;

/** The sections of an extension's page: first setup, then its features. */
export function showSections(store: StoreContext, extension: InstalledExtension, nonce: string): Html {
  const proof = html`<input type="hidden" name="_wpnonce" value="${nonce}" />`;
  if (extension.status !== 'configured') return setUp(proof);
  const isChannel = extension.field === 'sales-channels';
  return html`<p class="login-message">${__('Setup complete.', 'store-admin')}</p>
    ${isChannel ? listings(store, extension, proof) : NOTHING}
    ${extension.campaignType ? campaigns(store, extension, proof) : NOTHING}`;
}

const setUp = (proof: Html): Html =>
  html`<form method="post">
    ${proof}<input type="hidden" name="action" value="set-up" />
    <p class="submit">
      <button type="submit" class="button button-primary">${__('Finish setup', 'store-admin')}</button>
    </p>
  </form>`;

/** Sets what a real channel would report by itself about the store's products. */
function listings({ db }: StoreContext, { slug }: InstalledExtension, proof: Html): Html {
  const { status, errors } = getListings(db, slug);
  const labels = listingLabels();
  return html`<h2>${__('Products', 'store-admin')}</h2>
    <form method="post">
      ${proof}<input type="hidden" name="action" value="listings" />
      <p>
        <label for="status">${__('Listings', 'store-admin')}</label>
        <select id="status" name="status">
          ${LISTING_STATUSES.map(
            (each) =>
              html`<option value="${each}" ${each === status ? 'selected' : ''}>${labels[each]}</option>`,
          )}
        </select>
      </p>
      <p>
        <label for="errors">${__('Products with problems', 'store-admin')}</label>
        <input id="errors" name="errors" class="input" type="number" min="0" value="${errors}" />
      </p>
      <p class="submit"><button type="submit" class="button">${__('Save', 'store-admin')}</button></p>
    </form>`;
}

function campaigns({ db }: StoreContext, { slug, campaignType }: InstalledExtension, proof: Html): Html {
  const page = { offset: 0, limit: MAX_CAMPAIGNS };
  const running = findCampaigns(db, [slug], page).campaigns;
  return html`<h2 id="new-campaign">
      ${sprintf(
        /* translators: %s: kind of campaign */
        __('New campaign: %s', 'store-admin'),
        campaignType?.name ?? '',
      )}
    </h2>
    <form method="post">
      ${proof}<input type="hidden" name="action" value="place" />
      <p>
        <label for="title">${__('Name', 'store-admin')}</label>
        <input id="title" name="title" class="input" required maxlength="80" />
      </p>
      <p>
        <label for="cost">${__('Cost (optional)', 'store-admin')}</label>
        <input id="cost" name="cost" class="input" inputmode="decimal" pattern="[0-9]+([.][0-9]+)?" />
      </p>
      <p class="submit">
        <button type="submit" class="button button-primary">${__('Create a campaign', 'store-admin')}</button>
      </p>
    </form>
    ${running.map(
      ({ id, title }) =>
        html`<form method="post" id="campaign-${id}">
          ${proof}<input type="hidden" name="action" value="end" />
          <input type="hidden" name="id" value="${id}" />
          <p>${title} <button type="submit" class="button">${_x('End', 'Button', 'store-admin')}</button></p>
        </form>`,
    )}`;
}

const listingLabels = (): Record<(typeof LISTING_STATUSES)[number], string> => ({
  synced: __('Synced', 'store-admin'),
  'sync-in-progress': __('Sync in progress', 'store-admin'),
  'sync-failed': __('Sync failed', 'store-admin'),
  'not-applicable': __('Not applicable', 'store-admin'),
});
