import type { Html } from '../../../html/html';
import { html, NOTHING } from '../../../html/html';
import type { SettingsBlock, SettingsRow } from '../../../sales';
import type { Fields } from './draft-fields';
import { control, heading } from './field';

/** A row with these fields. */
export const row = (...settings: string[]): SettingsRow => ({ settings });

/** The client shows its warning about conflicting tax settings after this setting's row. */
const BEFORE_TAX_CONFLICT = 'woocommerce_tax_display_cart';

/** A heading with a table of fields. */
export function fieldGroup(group: SettingsBlock, fields: Fields): Html {
  return html`<section class="settings-section">
    <h2>${group.title}</h2>
    <div id="${group.id}-description">${group.description ? html`<p>${group.description}</p>` : NOTHING}</div>
    ${fieldTable(group.rows, fields)}
  </section>`;
}

/** Some of a form's fields as table rows. */
export function fieldTable(rows: readonly SettingsRow[], fields: Fields): Html {
  return html`<table class="form-table" role="presentation">
    <tbody>
      ${rows.map((each) => html`${fieldRow(each, fields)} ${each.settings.includes(BEFORE_TAX_CONFLICT) ? taxConflictSlot() : NOTHING}`)}
    </tbody>
  </table>`;
}

function fieldRow(row: SettingsRow, fields: Fields): Html {
  const members = row.settings.flatMap((id) => fields.get(id) ?? []);
  const [first] = members;
  if (!first) return NOTHING;
  const controls = members.map(control);
  return html`<tr ${row.shownIf ? condition(row.shownIf, fields) : NOTHING}>
    <th scope="row" class="titledesc">${heading(first)}</th>
    <td class="forminp forminp-${first.type}">
      ${
        members.length > 1
          ? html`<fieldset aria-labelledby="${first.id}-label">${controls}</fieldset>`
          : controls
      }
    </td>
  </tr>`;
}

/**
 * Hides a conditional row from the first paint, which avoids a layout shift; the page's script shows it when needed.
 */
function condition({ id, value }: NonNullable<SettingsRow['shownIf']>, fields: Fields): Html {
  const isShown = fields.get(id)?.value === value;
  return html`data-shown-if="${id}=${value}" ${isShown ? NOTHING : html`hidden`}`;
}

/** The container for the client's warning about conflicting tax settings. */
function taxConflictSlot(): Html {
  return html`<tr>
    <th scope="row" class="titledesc woocommerce_admin_tax_settings_slotfill_th"></th>
    <td class="forminp woocommerce_admin_tax_settings_slotfill_td">
      <div id="wc_conflict_error_slotfill"></div>
    </td>
  </tr>`;
}
