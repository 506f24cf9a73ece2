import {
  getMethods,
  getZone,
  METHODS,
  REST_OF_WORLD,
  type ShippingMethod,
  type ShippingZone,
  type ZoneLocation,
} from '../../../../resources/shipping';
import { ADMIN_PATH } from '../../../addresses';
import { type Html, html, NOTHING } from '../../../../html/html';
import type { Visitor } from '../../../visitor';
import { control, heading } from '../../form/field';
import type { Draft, Outcome, PageForm, Problem } from '../../form/page-form';
import { toProblems, write } from '../../form/write';
import { fromChoice, placeChoices, placeName, toChoice } from './places';
import { ZONES_ADDRESS } from './zones';

const NAME = 'zone_name';
const LOCATIONS = 'zone_locations[]';
const POSTCODES = 'zone_postcodes';
const ENABLED = 'zone_methods[]';
const REMOVED = 'zone_methods_remove[]';
const NEW_METHOD = 'add_method_id';

type Named = Pick<ShippingZone, 'id' | 'name' | 'locations'>;

const ROOT = '/wc/v3/shipping/zones';

/** A zone that is still to be made; its ways to ship are chosen with it. */
export function newZoneForm(visitor: Visitor): PageForm {
  const blank: Named = { id: -1, name: '', locations: [] };
  return {
    show: (draft) => zoneFields({ zone: blank, methods: [], draft }),
    save: (sent) => {
      const problems = nameProblems(sent);
      if (problems.length > 0) return { problems };
      const written = write(visitor, { method: 'POST', path: ROOT, body: { name: sent.get(NAME) } });
      return 'failure' in written
        ? { problems: toProblems(written.failure, { name: { id: NAME, label: 'Zone name' } }) }
        : saveZone(visitor, written.id, sent);
    },
  };
}

/** One zone; of the rest of the world only the ways to ship can be changed. */
export function zoneForm(visitor: Visitor, id: number): PageForm | undefined {
  const { db } = visitor.store;
  const zone = getZone(db, id);
  if (!zone) return undefined;
  return {
    show: (draft) => zoneFields({ zone, methods: getMethods(db, id), draft }),
    save: (sent) => {
      if (id === REST_OF_WORLD) return saveMethods(visitor, id, sent);
      const problems = nameProblems(sent);
      if (problems.length > 0) return { problems };
      write(visitor, { method: 'PUT', path: `${ROOT}/${id}`, body: { name: sent.get(NAME) } });
      return saveZone(visitor, id, sent);
    },
  };
}

function saveZone(visitor: Visitor, id: number, sent: URLSearchParams): Outcome {
  write(visitor, { method: 'PUT', path: `${ROOT}/${id}/locations`, body: readLocations(sent) });
  return saveMethods(visitor, id, sent);
}

function saveMethods(visitor: Visitor, zone: number, sent: URLSearchParams): Outcome {
  const enabled = new Set(sent.getAll(ENABLED));
  const removed = new Set(sent.getAll(REMOVED));
  const path = `${ROOT}/${zone}/methods`;
  for (const { id, isEnabled } of getMethods(visitor.store.db, zone)) {
    const name = String(id);
    if (removed.has(name)) write(visitor, { method: 'DELETE', path: `${path}/${id}`, body: { force: true } });
    else if (enabled.has(name) !== isEnabled) {
      write(visitor, { method: 'PUT', path: `${path}/${id}`, body: { enabled: enabled.has(name) } });
    }
  }
  const kind = sent.get(NEW_METHOD);
  if (kind) write(visitor, { method: 'POST', path, body: { method_id: kind } });
  return { goTo: `${ZONES_ADDRESS}&zone_id=${zone}` };
}

/** What the form shows as the zone's places: those it has, and those that a form which came back named. */
function readLocations(sent: URLSearchParams): ZoneLocation[] {
  const codes = (sent.get(POSTCODES) ?? '').split('\n').map((line) => line.trim());
  return [
    ...sent.getAll(LOCATIONS).flatMap((choice) => fromChoice(choice) ?? []),
    ...codes.filter((code) => code !== '').map((code) => ({ type: 'postcode', code }) as const),
  ];
}

function nameProblems(sent: URLSearchParams): Problem[] {
  const isNamed = (sent.get(NAME) ?? '').trim() !== '';
  return isNamed ? [] : [{ id: NAME, label: 'Zone name', error: 'Please enter a name.' }];
}

function zoneFields({
  zone,
  methods,
  draft,
}: {
  zone: Named;
  methods: readonly ShippingMethod[];
  draft: Draft | undefined;
}): Html {
  const isFixed = zone.id === REST_OF_WORLD;
  const title = isFixed ? 'Rest of the world' : zone.name || 'Add shipping zone';
  return html`<section class="settings-section">
    <p><a href="${ADMIN_PATH}${ZONES_ADDRESS}">Shipping zones</a> › ${title}</p>
    <h2>${title}</h2>
    ${isFixed ? html`<p>Every place that no other zone covers.</p>` : NOTHING}
    <table class="form-table" role="presentation">
      <tbody>
        ${isFixed ? NOTHING : html`${nameRow(zone, draft)} ${regionRow(zone, draft)}`}
        <tr>
          <th scope="row" class="titledesc">Shipping methods</th>
          <td class="forminp">
            ${methods.length > 0 ? methodsTable(methods, draft) : noMethods()} ${methodChoice(draft)}
          </td>
        </tr>
      </tbody>
    </table>
  </section>`;
}

function nameRow({ name }: Named, draft: Draft | undefined): Html {
  const field = {
    id: NAME,
    label: 'Zone name',
    description: 'For you; customers do not see it.',
    type: 'text',
    value: draft?.sent.get(NAME) ?? name,
    isRequired: true,
    error: draft?.problems.find(({ id }) => id === NAME)?.error,
  } as const;
  return html`<tr>
    <th scope="row" class="titledesc">${heading(field)}</th>
    <td class="forminp">${control(field)}</td>
  </tr>`;
}

function regionRow(zone: Named, draft: Draft | undefined): Html {
  const locations = draft ? readLocations(draft.sent) : zone.locations;
  const places = locations.filter(({ type }) => type !== 'postcode');
  const postcodes = locations.filter(({ type }) => type === 'postcode').map(({ code }) => code);
  return html`<tr>
      <th scope="row" class="titledesc"><label for="zone_locations">Zone regions</label></th>
      <td class="forminp">
        ${places.length > 0 ? chosenPlaces(places) : NOTHING}
        <select
          multiple
          id="zone_locations"
          name="${LOCATIONS}"
          aria-describedby="zone_locations-description"
        >
          ${placeChoices(new Set(places.map(toChoice)))}
        </select>
        <p class="description" id="zone_locations-description">
          Choose places to add; take the tick off a place above to remove it.
        </p>
      </td>
    </tr>
    <tr>
      <th scope="row" class="titledesc"><label for="${POSTCODES}">Limit to postcodes</label></th>
      <td class="forminp">
        <textarea rows="3" id="${POSTCODES}" name="${POSTCODES}" aria-describedby="${POSTCODES}-description">
${postcodes.join('\n')}</textarea>
        <p class="description" id="${POSTCODES}-description">
          One a line. <code>CB23*</code> stands for all that begin like this, <code>90210...99000</code> for a
          range.
        </p>
      </td>
    </tr>`;
}

function chosenPlaces(places: readonly ZoneLocation[]): Html {
  return html`<fieldset class="chosen-places">
    <legend class="screen-reader-text">Regions of the zone</legend>
    <ul>
      ${places.map(
        (place) =>
          html`<li>
            <label
              ><input
                type="checkbox"
                name="${LOCATIONS}"
                value="${toChoice(place)}"
                checked
              />${placeName(place)}</label
            >
          </li>`,
      )}
    </ul>
  </fieldset>`;
}

function noMethods(): Html {
  return html`<p>No shipping methods: nothing can be sent to this zone yet.</p>`;
}

function methodsTable(methods: readonly ShippingMethod[], draft: Draft | undefined): Html {
  const enabled = draft && new Set(draft.sent.getAll(ENABLED));
  const removed = new Set(draft?.sent.getAll(REMOVED));
  return html`<table class="wc-shipping-zone-methods widefat stacks">
    <caption class="screen-reader-text">
      Shipping methods
    </caption>
    <thead>
      <tr>
        <th scope="col">Title</th>
        <th scope="col" class="is-tiny">Enabled</th>
        <th scope="col">Description</th>
        <th scope="col" class="is-tiny">Remove</th>
      </tr>
    </thead>
    <tbody>
      ${methods.map(
        ({ id, title, isEnabled, definition }) =>
          html`<tr>
            <th scope="row">
              <a href="${ADMIN_PATH}${ZONES_ADDRESS}&instance_id=${id}">${title}</a>
            </th>
            <td data-label="Enabled">
              <input
                type="checkbox"
                class="switch"
                name="${ENABLED}"
                value="${id}"
                aria-label="${`Enable ${title}`}"
                ${(enabled?.has(String(id)) ?? isEnabled) ? html`checked` : NOTHING}
              />
            </td>
            <td data-label="Description">${definition.title}: ${definition.description}</td>
            <td data-label="Remove">
              <input
                type="checkbox"
                name="${REMOVED}"
                value="${id}"
                aria-label="${`Remove ${title}`}"
                ${removed.has(String(id)) ? html`checked` : NOTHING}
              />
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** A way to ship is added with the next save, so that nothing else typed is lost. */
function methodChoice(draft: Draft | undefined): Html {
  const chosen = draft?.sent.get(NEW_METHOD);
  return html`<p class="add-method">
    <label for="${NEW_METHOD}">Add shipping method</label>
    <select id="${NEW_METHOD}" name="${NEW_METHOD}">
      <option value="">None</option>
      ${METHODS.map(
        ({ id, title }) =>
          html`<option value="${id}" ${id === chosen ? html`selected` : NOTHING}>${title}</option>`,
      )}
    </select>
  </p>`;
}
