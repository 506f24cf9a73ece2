import { type Html, html, NOTHING } from '../html/html';
import { control, type FormField, heading } from './field';
import type { FieldGroup, FieldRow } from './tabs';

/** A heading with its table of fields. */
export function fieldGroup(group: FieldGroup, fields: ReadonlyMap<string, FormField>): Html {
  return html`<section class="settings-section">
    <h2>${group.title}</h2>
    <div id="${group.id}-description">${group.description ? html`<p>${group.description}</p>` : NOTHING}</div>
    <table class="form-table" role="presentation">
      <tbody>
        ${group.rows.map((row) => html`${fieldRow(row, fields)} ${row.slotAfter ? taxConflictSlot() : NOTHING}`)}
      </tbody>
    </table>
  </section>`;
}

function fieldRow(row: FieldRow, fields: ReadonlyMap<string, FormField>): Html {
  const members = row.settings.flatMap((id) => fields.get(id) ?? []);
  const [first] = members;
  if (!first) return NOTHING;
  const condition = row.shownIf ? html`data-shown-if="${row.shownIf.setting}=${row.shownIf.value}"` : NOTHING;
  const controls = members.map(control);
  return html`<tr ${condition}>
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

/** Where the client warns of tax settings that contradict each other. */
function taxConflictSlot(): Html {
  return html`<tr>
    <th scope="row" class="titledesc woocommerce_admin_tax_settings_slotfill_th"></th>
    <td class="forminp woocommerce_admin_tax_settings_slotfill_td">
      <div id="wc_conflict_error_slotfill"></div>
    </td>
  </tr>`;
}
