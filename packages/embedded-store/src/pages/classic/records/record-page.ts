import type { Context } from 'hono';
import { ADMIN_PATH } from '../../addresses';
import { type Html, html, NOTHING } from '../../../html/html';
import type { EmbedBreadcrumbs } from '../../hydration/globals';
import type { Visitor } from '../../visitor';
import { sendClassicPage } from '../classic-page';
import { control, type FormField, heading } from '../form/field';
import { doneMessage, refusalMessage } from '../form/message';
import type { PageForm } from '../form/page-form';
import { type Refused, submit } from '../form/submit';
import { addressWith } from '../lists/list-query';

/** The form of one record. */
export interface RecordForm extends PageForm {
  title: string;
  screen: string;
  breadcrumbs: EmbedBreadcrumbs;
  addNew?: { label: string; href: string };
  /** What is said after saving, by message. */
  messages: Readonly<Record<string, string>>;
  takesFiles?: boolean;
  /** A page of the platform rather than of the store: the client does not stand on it. */
  isPlain?: boolean;
  hasApiSettings?: boolean;
}

export interface RecordPage {
  show: (request: Context, visitor: Visitor) => Promise<Response> | undefined;
  save: (request: Context, visitor: Visitor) => Promise<Response | undefined>;
}

const NONCE_ACTION = 'update-post';

/** @param find the form of the record that the address names; `undefined` when there is none. */
export function recordPage(find: (visitor: Visitor) => RecordForm | undefined): RecordPage {
  return {
    show: (request, visitor) => {
      const form = find(visitor);
      return form && sendRecord(request, visitor, form);
    },
    async save(request, visitor) {
      const form = find(visitor);
      if (!form) return undefined;
      const result = await submit(
        request,
        visitor,
        NONCE_ACTION,
        (sent, files) => form.save?.(sent, files) ?? {},
      );
      if ('status' in result) return sendRecord(request, visitor, form, result);
      const target = result.goTo ? new URL(ADMIN_PATH + result.goTo, visitor.url) : new URL(visitor.url);
      return request.redirect(addressWith(target, { message: result.message ?? 'updated' }), 303);
    },
  };
}

function sendRecord(
  request: Context,
  visitor: Visitor,
  form: RecordForm,
  refused?: Refused,
): Promise<Response> {
  const done = form.messages[visitor.url.searchParams.get('message') ?? ''];
  return sendClassicPage(request, visitor, {
    title: form.title,
    screen: form.screen,
    breadcrumbs: form.breadcrumbs,
    hasApiSettings: form.hasApiSettings ?? false,
    status: refused?.status ?? 200,
    isPlain: form.isPlain ?? false,
    content: html`<div class="list-heading">
        <h1>${form.title}</h1>
        ${
          form.addNew
            ? html`<a class="page-title-action" href="${ADMIN_PATH}${form.addNew.href}"
                >${form.addNew.label}</a
              >`
            : NOTHING
        }
      </div>
      ${refused ? refusalMessage(refused) : done ? doneMessage(done) : NOTHING}
      <form
        method="post"
        id="post"
        action="${addressWith(visitor.url)}"
        ${form.takesFiles ? html`enctype="multipart/form-data"` : NOTHING}
      >
        <input type="hidden" name="_wpnonce" value="${visitor.nonceFor(NONCE_ACTION)}" />
        ${form.show(refused?.draft)}
      </form>`,
  });
}

/** The record at the left, what is done with it at the right. */
export function twoColumns(main: Html, side: Html): Html {
  return html`<div class="screen-layout">
    <div>${main}</div>
    <div class="side">${side}</div>
  </div>`;
}

export function postbox(id: string, title: string, content: Html): Html {
  return html`<section class="postbox" id="${id}">
    <h2>${title}</h2>
    <div class="inside">${content}</div>
  </section>`;
}

/** Some fields of a form, each in a row of its own. */
export function fieldRows(fields: ReadonlyMap<string, FormField>, ids: readonly string[]): Html {
  return html`<table class="form-table" role="presentation">
    <tbody>
      ${ids
        .flatMap((id) => fields.get(id) ?? [])
        .map(
          (field) =>
            html`<tr>
              <th scope="row" class="titledesc">${heading(field)}</th>
              <td class="forminp">${control(field)}</td>
            </tr>`,
        )}
    </tbody>
  </table>`;
}

/** A field above everything else: what the record is called. */
export function titleField(field: FormField): Html {
  const { id, label, value, error } = field;
  return html`<p>
    <label for="${id}" class="screen-reader-text">${label}</label>
    <input
      type="text"
      id="${id}"
      name="${id}"
      class="title-field"
      placeholder="${label}"
      value="${typeof value === 'string' ? value : ''}"
      ${error ? html`aria-invalid="true" aria-describedby="${id}-error"` : NOTHING}
    />
    ${error ? html`<span class="field-error" id="${id}-error">${error}</span>` : NOTHING}
  </p>`;
}
