import { type Html, html, NOTHING } from '../../../html/html';
import { control, type FormField, heading } from './field';

export interface FieldRow {
  /** Fields of the row; those after the first share its heading. */
  settings: readonly string[];
  /** Shown only while another field has this value. */
  shownIf?: { setting: string; value: string };
  /** Where the client may put a notice after this row. */
  slotAfter?: 'tax-conflict';
}

export interface FieldGroup {
  /** Id of the group; its description is found under `{id}-description`. */
  id: string;
  title: string;
  description?: string;
  rows: readonly FieldRow[];
}

/** A row with these fields. */
export const row = (...settings: string[]): FieldRow => ({ settings });

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

/** A row is hidden from the first paint on, so that nothing jumps; the page's script shows it when it is wanted. */
function condition(
  { setting, value }: NonNullable<FieldRow['shownIf']>,
  fields: ReadonlyMap<string, FormField>,
): Html {
  const isShown = fields.get(setting)?.value === value;
  return html`data-shown-if="${setting}=${value}" ${isShown ? NOTHING : html`hidden`}`;
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
