import { getMedia, listMedia, type Media, sourceOf } from '../../../resources/media';
import { isAmount } from '../../../resources/amounts';
import { blankProduct, getProduct, readSurroundings, type StoredProduct } from '../../../resources/products';
import { type Html, html, NOTHING } from '../../../html/html';
import { newProductPage } from '../../product-addresses';
import type { Visitor } from '../../visitor';
import { changedFields, type Fields, toProblem, withDraft } from '../form/draft-fields';
import type { Draft, Outcome, Problem, SentFiles } from '../form/page-form';
import { toProblems, write } from '../form/write';
import { fieldRows, postbox, type RecordForm, titleField, twoColumns } from '../records/record-page';
import { GENERAL, INVENTORY, MEMBERS, productFields, SHIPPING, termsOf, toMembers } from './product-fields';
import { categoriesOf } from './product-list';

const ROOT = '/wc/v3/products';
const CATEGORIES = 'tax_input[product_cat][]';
const CHOSEN_IMAGE = '_thumbnail_id';
const NEW_IMAGE = 'product_image';
const STATUS = 'post_status';

/** Pictures to choose from; there is a page with all of them. */
const LATEST_IMAGES = 60;

const STATUSES = { publish: 'Published', draft: 'Draft', pending: 'Pending review', private: 'Private' };

interface Subject {
  visitor: Visitor;
  /** `undefined` while it is still to be made. */
  product: StoredProduct | undefined;
  fields: Fields;
  /** Numbers of its categories and pictures. */
  categories: readonly string[];
  images: readonly Media[];
}

export function newProduct(visitor: Visitor): RecordForm {
  const blank = { ...blankProduct(visitor.store.clock()), name: '' };
  const fields = productFields(visitor.store.db, blank, []);
  return {
    ...recordForm({ visitor, product: undefined, fields, categories: [], images: [] }),
    title: 'Add new product',
    screen: 'post-new-php post-type-product',
    breadcrumbs: [['edit.php?post_type=product', 'Products'], 'Add New'],
  };
}

export function editProduct(visitor: Visitor, id: number): RecordForm | undefined {
  const product = getProduct(visitor.store.db, id);
  if (!product || product.parent_id !== null) return undefined;
  const around = readSurroundings(visitor.store, [product]);
  const terms = termsOf(around, id);
  return recordForm({
    visitor,
    product,
    fields: productFields(visitor.store.db, product, terms),
    categories: terms.filter(({ taxonomy }) => taxonomy === 'product_cat').map((term) => String(term.id)),
    images: around.images.get(id) ?? [],
  });
}

function recordForm(subject: Subject): RecordForm {
  return {
    title: 'Edit product',
    screen: 'post-php post-type-product',
    breadcrumbs: [['edit.php?post_type=product', 'Products'], 'Edit product'],
    addNew: { label: 'Add new', href: newProductPage(subject.visitor.store) },
    messages: {
      updated: 'Product updated.',
      published: 'Product published.',
      draft: 'Product draft saved.',
    },
    takesFiles: true,
    hasApiSettings: true,
    show: (draft) => productForm(subject, draft),
    save: (sent, files) => save(subject, sent, files),
  };
}

function save(subject: Subject, sent: URLSearchParams, files: SentFiles): Outcome {
  const { visitor, product, fields } = subject;
  if (product && sent.has('trash')) {
    write(visitor, { method: 'DELETE', path: `${ROOT}/${product.id}` });
    return { goTo: 'edit.php?post_type=product', message: 'trash' };
  }
  const changed = changedFields(fields, sent);
  const image = readImage(subject, sent, files);
  const problems = [...problemsOf(fields, changed, sent), ...image.problems];
  if (problems.length > 0) return { problems };
  const status = statusOf(subject, sent);
  const tags = changed.find(({ id }) => id === 'product_tag');
  const body = {
    ...toMembers(changed),
    ...(status && { status }),
    ...(image.ids && { images: image.ids.map((id) => ({ id })) }),
    ...(tags && { tags: namesIn(tags.value).map((name) => ({ name })) }),
    categories: sent.getAll(CATEGORIES).map((id) => ({ id: Number(id) })),
  };
  const written = product
    ? write(visitor, { method: 'PUT', path: `${ROOT}/${product.id}`, body })
    : write(visitor, { method: 'POST', path: ROOT, body });
  if ('failure' in written) return { problems: toProblems(written.failure, placesOf(fields)) };
  const message = status === 'draft' ? 'draft' : status === 'publish' ? 'published' : 'updated';
  return { goTo: `post.php?post=${written.id}&action=edit&post_type=product`, message };
}

/** Drafts are published by a button of their own; what was published has its status in a list. */
function statusOf({ product }: Subject, sent: URLSearchParams): string | undefined {
  if (sent.has('save_draft')) return 'draft';
  if (sent.has('publish')) return 'publish';
  const chosen = sent.get(STATUS);
  return chosen && chosen !== product?.status ? chosen : undefined;
}

function problemsOf(fields: Fields, changed: readonly { id: string }[], sent: URLSearchParams): Problem[] {
  const isNameless = (sent.get('post_title') ?? '').trim() === '';
  const refused = changed.filter(({ id }) => {
    const field = fields.get(id);
    const value = (sent.get(id) ?? '').trim();
    if (value === '') return false;
    if (field?.type === 'number') return !/^-?\d{1,12}$/.test(value);
    return field?.type === 'price' && (!isAmount(value) || value.startsWith('-'));
  });
  return [
    ...(isNameless ? [{ id: 'post_title', label: 'Product name', error: 'Please enter a name.' }] : []),
    ...refused.flatMap(({ id }) => {
      const field = fields.get(id);
      return field ? [toProblem(field)] : [];
    }),
  ];
}

/** The main picture: one just sent, one chosen, or none; the others stay behind it. */
function readImage(
  { visitor, images }: Subject,
  sent: URLSearchParams,
  files: SentFiles,
): { ids?: number[]; problems: Problem[] } {
  const [main, ...others] = images.map(({ id }) => id);
  const file = files.get(NEW_IMAGE);
  if (file) {
    const written = write(visitor, { method: 'POST', path: '/wp/v2/media', upload: file });
    if ('id' in written) return { ids: [written.id, ...others], problems: [] };
    return { problems: [{ id: NEW_IMAGE, label: 'Upload', error: written.failure.message }] };
  }
  const chosen = sent.get(CHOSEN_IMAGE);
  if (chosen === null || chosen === String(main ?? '')) return { problems: [] };
  return { ids: chosen === '' ? others : [Number(chosen), ...others], problems: [] };
}

function placesOf(fields: Fields) {
  return Object.fromEntries(
    Object.entries(MEMBERS).map(([id, member]) => [member, { id, label: fields.get(id)?.label ?? id }]),
  );
}

function namesIn(value: unknown): string[] {
  const names = typeof value === 'string' ? value.split(',') : [];
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

function productForm(subject: Subject, draft: Draft | undefined): Html {
  const fields = withDraft(subject.fields, draft);
  const title = fields.get('post_title');
  const isVariable = subject.product?.type === 'variable';
  const shown = isVariable ? GENERAL.filter((id) => !id.endsWith('_price')) : GENERAL;
  return twoColumns(
    html`${title ? titleField(title) : NOTHING}
    ${postbox('postdivrich', 'Description', fieldRows(fields, ['content', 'excerpt']))}
    ${postbox(
      'woocommerce-product-data',
      'Product data',
      html`${isVariable ? html`<p>The prices and the stock of this product are those of its variations.</p>` : NOTHING}
        <h3>General</h3>
        ${fieldRows(fields, shown)}
        <h3>Inventory</h3>
        ${fieldRows(fields, INVENTORY)}
        <h3>Shipping</h3>
        ${fieldRows(fields, SHIPPING)}`,
    )}`,
    html`${publishBox(subject, fields)} ${categoryBox(subject, draft)}
    ${postbox('tagsdiv-product_tag', 'Product tags', fieldRows(fields, ['product_tag']))}
    ${imageBox(subject, draft)}`,
  );
}

const DRAFTS = ['draft', 'auto-draft'];

function publishBox({ product }: Subject, fields: Fields): Html {
  // One that was made from a template is a draft that nobody has saved yet.
  const isDraft = !product || DRAFTS.includes(product.status);
  const isTrashed = product?.status === 'trash';
  return postbox(
    'submitdiv',
    'Publish',
    html`${isDraft ? NOTHING : statusChoice(product.status)}
      ${fieldRows(fields, ['_featured', 'comment_status'])}
      <div class="publishing">
        ${
          isDraft
            ? html`<button type="submit" class="button" name="save_draft" value="1">Save draft</button>
                <button type="submit" class="button-primary" name="publish" value="1">Publish</button>`
            : html`<button type="submit" class="button-primary" name="save" value="1">Update</button>`
        }
        ${
          product && !isTrashed
            ? html`<button type="submit" class="button-link is-destructive" name="trash" value="1">
                Move to Trash
              </button>`
            : NOTHING
        }
      </div>`,
  );
}

function statusChoice(status: string): Html {
  const known = Object.hasOwn(STATUSES, status);
  return html`<p>
    <label for="${STATUS}">Status</label>
    <select id="${STATUS}" name="${STATUS}">
      ${known ? NOTHING : html`<option value="${status}" selected>Now: ${status}</option>`}
      ${Object.entries(STATUSES).map(
        ([value, label]) =>
          html`<option value="${value}" ${value === status ? html`selected` : NOTHING}>${label}</option>`,
      )}
    </select>
  </p>`;
}

function categoryBox({ visitor, categories }: Subject, draft: Draft | undefined): Html {
  const chosen = new Set(draft ? draft.sent.getAll(CATEGORIES) : categories);
  return postbox(
    'product_catdiv',
    'Product categories',
    html`<fieldset>
      <legend class="screen-reader-text">Product categories</legend>
      <ul class="choice-list" tabindex="0">
        ${categoriesOf(visitor.store.db).map(
          ([id, name]) =>
            html`<li>
              <label
                ><input
                  type="checkbox"
                  name="${CATEGORIES}"
                  value="${id}"
                  ${chosen.has(id) ? html`checked` : NOTHING}
                />${name}</label
              >
            </li>`,
        )}
      </ul>
    </fieldset>`,
  );
}

function imageBox({ visitor, images }: Subject, draft: Draft | undefined): Html {
  const { store } = visitor;
  const [main] = images;
  const chosen = draft?.sent.get(CHOSEN_IMAGE) ?? String(main?.id ?? '');
  const error = draft?.problems.find(({ id }) => id === NEW_IMAGE)?.error;
  const shown = getMedia(store.db, [Number(chosen)]).get(Number(chosen));
  const { media } = listMedia(store.db, {
    mediaType: 'image',
    orderBy: 'date',
    order: 'desc',
    limit: LATEST_IMAGES,
    offset: 0,
  });
  const offered = main && !media.some(({ id }) => id === main.id) ? [main, ...media] : media;
  return postbox(
    'postimagediv',
    'Product image',
    html`${
        shown
          ? html`<p><img class="product-image" src="${sourceOf(store, shown)}" alt="${shown.altText}" /></p>`
          : NOTHING
      }
      <p>
        <label for="${CHOSEN_IMAGE}">Choose from the media of the shop</label>
        <select id="${CHOSEN_IMAGE}" name="${CHOSEN_IMAGE}">
          <option value="">No image</option>
          ${offered.map(
            ({ id, title }) =>
              html`<option value="${id}" ${String(id) === chosen ? html`selected` : NOTHING}>
                ${title}
              </option>`,
          )}
        </select>
      </p>
      <p>
        <label for="${NEW_IMAGE}">Or upload a new one</label>
        <input
          type="file"
          id="${NEW_IMAGE}"
          name="${NEW_IMAGE}"
          accept="image/png,image/jpeg,image/gif,image/webp"
          ${error ? html`aria-invalid="true" aria-describedby="${NEW_IMAGE}-error"` : NOTHING}
        />
        ${error ? html`<span class="field-error" id="${NEW_IMAGE}-error">${error}</span>` : NOTHING}
      </p>`,
  );
}
