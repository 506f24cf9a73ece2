import { fireEvent, screen } from '@testing-library/react';
import { buildError, server } from '@admin/testing';
import { buildVariation } from './testing/records';
import { buildProduct, renderProduct } from './testing/render-product';

/* Each request of the form fails once, in turn; the mock server saves what it receives. */

beforeEach(() => window.localStorage.clear());

const SIZE = { id: 0, name: 'Size', position: 0, visible: true, variation: true, options: ['S', 'M'] };
const ROOT = '/wp-json/wc/v3/products';

const ofSize = (id: number, option: string) =>
  buildVariation(id, { attributes: [{ id: 0, name: 'Size', option }] });

type Kind = 'rejected' | 'answered with 500' | 'answered with HTML' | 'interrupted';

/** The server processes requests before these failures, except for rejected ones. */
const FAILURES: Readonly<Record<Kind, readonly [number, unknown]>> = {
  rejected: [403, buildError('rest_forbidden', 403, 'Not you.')],
  'answered with 500': [500, buildError('internal', 500, 'Broken.')],
  'answered with HTML': [200, '<html>'],
  interrupted: [502, ''],
};

interface Faulty {
  /** `GET one`, `PUT one`, `GET list`, `GET members`, `POST batch`, `POST generate`. */
  request: string;
  kind: Kind;
}

/** Whether a request has variation ids, instead of a page. */
const isOfSome = (query: object) => Object.keys(query).some((name) => name.startsWith('include'));

/** @returns the server's data and the requests; `fail` makes the next request of a name fail */
function startServer() {
  const product: Record<string, unknown> = buildProduct({ type: 'variable', attributes: [SIZE] });
  const variations: Record<string, unknown>[] = [ofSize(21, 'S')];
  const asked: string[] = [];
  let next: Faulty | undefined;
  const fail = (faulty: Faulty) => {
    next = faulty;
    asked.length = 0;
  };
  const scope = server().persist();
  const take = (request: string, act: () => unknown, headers = {}) => {
    asked.push(request);
    const failure = next?.request === request ? next : undefined;
    if (failure) next = undefined;
    const answer = failure?.kind === 'rejected' ? undefined : act();
    // A copy, as over the network.
    return failure ? FAILURES[failure.kind] : [200, JSON.parse(JSON.stringify(answer)), headers];
  };
  const counts = () => ({ 'X-WP-Total': String(variations.length), 'X-WP-TotalPages': '1' });
  scope
    .get(`${ROOT}/12`)
    .query(true)
    .optionally()
    .reply(() => take('GET one', () => product) as never);
  scope
    .post(`${ROOT}/12`)
    .query(true)
    .optionally()
    .reply((_uri, body) => take('PUT one', () => Object.assign(product, body)) as never);
  scope
    .get(`${ROOT}/12/variations`)
    .query(isOfSome)
    .optionally()
    .reply(() => take('GET members', () => variations) as never);
  scope
    .get(`${ROOT}/12/variations`)
    .query((query) => !isOfSome(query))
    .optionally()
    .reply(() => take('GET list', () => variations, counts()) as never);
  scope
    .post(`${ROOT}/12/variations/batch`)
    .query(true)
    .optionally()
    .reply(
      (_uri, body) =>
        take('POST batch', () => ({
          update: (body as { update: { id: number }[] }).update.map((sent) =>
            Object.assign(variations.find(({ id }) => id === sent.id) ?? {}, sent),
          ),
        })) as never,
    );
  scope
    .post(`${ROOT}/12/variations/generate`)
    .query(true)
    .optionally()
    .reply(
      () =>
        take('POST generate', () => {
          const count = 2 - variations.length;
          if (count > 0) variations.push(ofSize(22, 'M'));
          return { count };
        }) as never,
    );
  return { product, variations, asked, fail };
}

const open = (tab?: string) =>
  renderProduct({ ...(tab && { tab }), features: { 'product-variation-management': true } });

const button = (name: string) => screen.getByRole('button', { name });
const price = (name: string) => screen.findByRole('textbox', { name: `List price of ${name}` });

test.each<Kind>(['answered with HTML', 'interrupted'])(
  "shows an error when a product can't be loaded (%s), and retries",
  async (kind) => {
    const { fail } = startServer();
    fail({ request: 'GET one', kind });
    const { user } = open();

    expect(await screen.findByText('The product could not be loaded')).toBeInTheDocument();
    await user.click(button('Retry'));

    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Mug');
  },
);

test.each<Faulty>([
  { request: 'GET one', kind: 'interrupted' },
  { request: 'GET members', kind: 'answered with 500' },
  { request: 'PUT one', kind: 'rejected' },
  { request: 'PUT one', kind: 'answered with 500' },
  { request: 'PUT one', kind: 'answered with HTML' },
  { request: 'PUT one', kind: 'interrupted' },
  { request: 'POST batch', kind: 'rejected' },
  { request: 'POST batch', kind: 'answered with HTML' },
  { request: 'POST batch', kind: 'interrupted' },
])(
  'keeps input when $request is $kind while saving, and repeats only failed writes',
  async ({ request, kind }) => {
    const { product, variations, asked, fail } = startServer();
    const { user } = open();
    const name = await screen.findByRole('textbox', { name: 'Name' });
    fireEvent.change(name, { target: { value: 'Mug!' } });
    await user.click(screen.getByRole('tab', { name: 'Variations' }));
    fireEvent.change(await price('S'), { target: { value: '9' } });

    fail({ request, kind });
    await user.click(button('Update'));

    expect(await screen.findByText(/^Failed to update product\./)).toBeInTheDocument();
    expect(screen.queryByText('Product successfully updated.')).not.toBeInTheDocument();
    expect(await price('S')).toHaveValue('9');
    expect(await screen.findByRole('button', { name: 'Update' })).toBeEnabled();

    await user.click(button('Retry'));
    expect(await screen.findByText('Product successfully updated.')).toBeInTheDocument();
    expect(product['name']).toBe('Mug!');
    expect(variations).toMatchObject([{ regular_price: '9' }]);
    const writes = asked.filter((each) => !each.startsWith('GET'));
    // Only failed writes are repeated.
    expect(writes.toSorted()).toEqual(
      [
        'PUT one',
        'POST batch',
        ...(kind === 'rejected' && writes.includes(request) ? [request] : []),
      ].toSorted(),
    );
    const update = await screen.findByRole('button', { name: 'Update' });
    expect(update.matches(':disabled, [aria-disabled="true"]')).toBe(true);
  },
);

test.each<Kind>(['answered with HTML', 'interrupted'])(
  'shows an error when generating variations fails (%s), and creates each one once',
  async (kind) => {
    const { variations, fail } = startServer();
    const { user } = open('variations');
    fireEvent.change(await price('S'), { target: { value: '9' } });

    fail({ request: 'POST generate', kind });
    await user.click(button('Generate 1 variation'));

    expect(await screen.findByText(/^The variations could not be generated\./)).toBeInTheDocument();
    expect(await price('S')).toHaveValue('9');
    // The result is visible once the list is loaded again.
    const again = screen.queryByRole('button', { name: 'Generate 1 variation' });
    if (again) await user.click(again);
    expect(await price('M')).toHaveValue('8');
    expect(variations).toHaveLength(2);
    expect(await price('S')).toHaveValue('9');
  },
);
