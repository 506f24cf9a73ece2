import type { Context } from 'hono';
import { ADMIN_PATH } from '../../shared/addresses';
import type { Html } from '../../../html/html';
import { html, NOTHING } from '../../../html/html';
import { isAmount } from '../../../shared/amounts';
import type { AdminPageContext } from '../../shared/admin-page-context';
import { sendClassicPage } from '../classic-page';
import { changedFields, toProblem, withDraft } from '../form/draft-fields';
import type { Fields } from '../form/draft-fields';
import { fieldTable, row } from '../form/field-table';
import { doneMessage, refusalMessage } from '../form/message';
import type { Outcome, Problem } from '../form/page-form';
import type { Refused } from '../form/submit';
import { submit } from '../form/submit';
import type { Places } from '../form/write';
import { toProblems, write } from '../form/write';
import type { ClassicHandlers } from '../lists/list-page';
import { buildListUrl } from '../lists/list-query';
import type { Box, Button, RecordForm } from './record-form';
import { getFields, readFields, toBody } from './record-form';
import { __ } from '../../../i18n';

const NONCE_ACTION = 'update-post';

/** @param find the form of the record that the address names; `undefined` when there is none. */
export function recordPage(find: (context: AdminPageContext) => RecordForm | undefined): ClassicHandlers {
  return {
    show: (request, context) => {
      const form = find(context);
      return form && sendRecord(request, context, form);
    },
    async save(request, context) {
      const form = find(context);
      if (!form) return undefined;
      const save = form.save ?? ((sent: URLSearchParams) => saveRecord(context, form, sent));
      const result = await submit(request, context, NONCE_ACTION, save);
      if ('status' in result) return sendRecord(request, context, form, result);
      const { goTo, message = 'updated' } = result;
      const target = goTo === undefined ? context.url : new URL(goTo, new URL(ADMIN_PATH, context.url));
      return request.redirect(buildListUrl(target, { message }), 303);
    },
  };
}

function saveRecord(context: AdminPageContext, form: RecordForm, sent: URLSearchParams): Outcome {
  const { rest, boxes } = form;
  if (!rest) return {};
  const isNew = rest.id === undefined;
  const buttons = boxes.flatMap((box) => box.buttons ?? []);
  const button = buttons.find(({ name }) => sent.has(name)) ?? buttons.find(({ isPrimary }) => isPrimary);
  if (button?.call) {
    const called = write(context, button.call);
    return 'failure' in called ? { problems: toProblems(called.failure, placesOf(form)) } : button;
  }
  const fields = readFields(form);
  const problems = [...problemsOf(fields, sent), ...(form.check?.(sent) ?? [])];
  if (problems.length > 0) return { problems };
  const body = {
    ...toBody(form, changedFields(fields, sent)),
    ...form.extraBody?.(sent),
    ...button?.body,
  };
  const isUnchanged = !isNew && Object.keys(body).length === 0;
  const written = isUnchanged
    ? { id: Number(rest.id) }
    : write(
        context,
        isNew
          ? { method: 'POST', path: rest.root, body }
          : { method: 'PUT', path: `${rest.root}/${rest.id}`, body },
      );
  if ('failure' in written) return { problems: toProblems(written.failure, placesOf(form)) };
  return {
    problems: form.saveRest?.(written.id, sent) ?? [],
    ...(form.addressOf && { goTo: form.addressOf(written.id) }),
    ...(button && { message: button.message }),
  };
}

/** Errors that can be found before the request is made. */
function problemsOf(fields: Fields, sent: URLSearchParams): Problem[] {
  return [...fields.values()].flatMap((field) => {
    const value = (sent.get(field.id) ?? '').trim();
    if (value === '') {
      const { id, label, isRequired } = field;
      return isRequired ? [{ id, label, error: __('Please fill in this field.', 'store-admin') }] : [];
    }
    const isWrong =
      (field.type === 'number' && !/^-?\d{1,12}$/.test(value)) ||
      (field.type === 'price' && (!isAmount(value) || value.startsWith('-')));
    return isWrong ? [toProblem(field)] : [];
  });
}

/** Where each member of a request is shown on the form. */
function placesOf(form: RecordForm): Places {
  const places: Record<string, { id: string; label: string }> = {};
  // The first field of a nested object represents the whole object.
  for (const { id, label, member = id } of getFields(form))
    places[member.split('.')[0] ?? id] ??= { id, label };
  return { ...places, ...form.places };
}

function sendRecord(
  request: Context,
  context: AdminPageContext,
  form: RecordForm,
  refused?: Refused,
): Promise<Response> {
  const { title, link, messages = {}, boxes, takesFiles } = form;
  const done = messages[context.url.searchParams.get('message') ?? ''];
  const fields = withDraft(readFields(form), refused?.draft);
  const draw = (box: Box) => boxOf(box, fields);
  const side = boxes.filter(({ isSide }) => isSide);
  const main = boxes.filter(({ isSide }) => !isSide);
  return sendClassicPage(request, context, {
    ...form,
    status: refused?.status ?? 200,
    content: html`<div class="list-heading">
        <h1>${title}</h1>
        ${link ? html`<a class="page-title-action" href="${ADMIN_PATH}${link.href}">${link.label}</a>` : NOTHING}
      </div>
      ${refused ? refusalMessage(refused) : done ? doneMessage(done) : NOTHING}
      <form
        method="post"
        id="post"
        action="${buildListUrl(context.url)}"
        ${takesFiles ? html`enctype="multipart/form-data"` : NOTHING}
      >
        <input type="hidden" name="_wpnonce" value="${context.nonceFor(NONCE_ACTION)}" />
        ${
          side.length > 0
            ? html`<div class="screen-layout">
                <div>${main.map(draw)}</div>
                <div class="side">${side.map(draw)}</div>
              </div>`
            : main.map(draw)
        }
      </form>`,
  });
}

function boxOf({ id, title, description, buttons = [], ...box }: Box, fields: Fields): Html {
  const rows = (box.fields ?? []).map((field) => row(field.id));
  const content = html`${description ? html`<p>${description}</p>` : NOTHING} ${box.content ?? NOTHING}
  ${rows.length > 0 ? fieldTable(rows, fields) : NOTHING}
  ${buttons.length > 0 ? html`<div class="publishing">${buttons.map(drawButton)}</div>` : NOTHING}`;
  if (title === '') return content;
  return html`<section class="postbox" id="${id}">
    <h2>${title}</h2>
    <div class="inside">${content}</div>
  </section>`;
}

function drawButton({ name, label, isPrimary, isDestructive }: Button): Html {
  const className = isPrimary ? 'button-primary' : isDestructive ? 'button-link is-destructive' : 'button';
  return html`<button type="submit" class="${className}" name="${name}" value="1">${label}</button>`;
}
