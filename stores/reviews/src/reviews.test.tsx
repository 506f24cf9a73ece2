import { act, screen } from '@testing-library/react';
import { CancelledError, createRegistry, type Registry } from '@admin/data';
import { buildError, api, deferReply, renderWithStores } from '@admin/testing';
import { reviewsStore, useReviewsOnHold } from './index';
import { buildRegistryWith, buildReview, defaultQuery, ON_HOLD, PATH } from './testing';

/** The visible list. Reading it refetches it when it is outdated. */
function shown(registry: Registry) {
  const page = registry.select(reviewsStore).getReviews(ON_HOLD);
  return { ids: page?.items.map(({ id }) => id), total: page?.total };
}

const moderated = (status: string) => buildReview({ status, review: 'Arrived late', _embedded: undefined });

describe('reading', () => {
  test('loads reviews with their product and plain text', async () => {
    const registry = await buildRegistryWith(buildReview(), null, { review: 'Nameless' });

    expect(registry.select(reviewsStore).getReview(490)).toEqual({
      id: 490,
      status: 'hold',
      review: '<p>Arrived late</p>\n',
      rating: 2,
      reviewer: 'Ben & Bo',
      avatar: 'https://pictures.example/96',
      createdAt: Date.UTC(2026, 10, 20, 22, 42, 37),
      product: {
        id: 12,
        name: 'Oak Desk – large',
        permalink: 'https://store.example/product/oak-desk/',
        image: 'https://store.example/oak.jpg',
      },
    });
    expect(shown(registry)).toEqual({ ids: [490], total: 7 });
  });

  test('shows a review without an embedded product and other fields', async () => {
    const registry = await buildRegistryWith({ id: 3, status: 'hold', product_name: 'Tin Box' });

    expect(registry.select(reviewsStore).getReview(3)).toMatchObject({
      rating: 0,
      avatar: '',
      product: { name: 'Tin Box', image: '' },
    });
  });

  test('reports a failure', async () => {
    api.get(PATH, defaultQuery).reply(403, buildError('woocommerce_rest_cannot_view', 403, 'Not you.'));
    function Reviews() {
      return <p>{useReviewsOnHold().failure?.message ?? 'Loading'}</p>;
    }

    renderWithStores([reviewsStore], <Reviews />);

    expect(await screen.findByText('Not you.')).toBeInTheDocument();
  });
});

describe('moderating', () => {
  test.each(['approved', 'spam'] as const)('makes a review %s at once', async (status) => {
    const registry = await buildRegistryWith(buildReview(), buildReview({ id: 9 }));
    const { approveReview, spamReview } = registry.dispatch(reviewsStore);
    api.put(`${PATH}/490`, { status }).reply(200, moderated(status));

    const moderating = (status === 'spam' ? spamReview : approveReview)(490);

    expect(shown(registry)).toEqual({ ids: [9], total: 6 });
    await expect(moderating).resolves.toEqual({ action: 'undoModeration', reviewId: 490, status: 'hold' });
    expect(registry.select(reviewsStore).getReview(490)).toMatchObject({
      status,
      product: { image: 'https://store.example/oak.jpg' },
    });
  });

  test('moves a review to the trash', async () => {
    const registry = await buildRegistryWith(buildReview());
    api.delete(`${PATH}/490`).reply(200, moderated('trash'));

    const trashing = registry.dispatch(reviewsStore).trashReview(490);

    expect(shown(registry)).toEqual({ ids: [], total: 6 });
    await trashing;
    expect(registry.select(reviewsStore).getReview(490)?.status).toBe('trash');
  });

  test.each([
    ['approved', 'hold'],
    ['spam', 'unspam'],
    ['trash', 'untrash'],
  ])('Undo restores a review that is %s with the status "%s"', async (status, word) => {
    const registry = await buildRegistryWith(buildReview());
    const { approveReview, spamReview, trashReview, undoModeration } = registry.dispatch(reviewsStore);
    if (status === 'trash') api.delete(`${PATH}/490`).reply(200, moderated(status));
    else api.put(`${PATH}/490`, { status }).reply(200, moderated(status));
    api.put(`${PATH}/490`, { status: word }).reply(200, moderated('hold'));
    const actions: Readonly<Record<string, typeof approveReview>> = {
      approved: approveReview,
      spam: spamReview,
      trash: trashReview,
    };

    const undo = await actions[status]?.(490);
    await undoModeration(undo?.reviewId ?? 0, undo?.status ?? '');

    expect(registry.select(reviewsStore).getReview(490)?.status).toBe('hold');
  });

  test('is reverted when another tab has deleted the review', async () => {
    const registry = await buildRegistryWith(buildReview());
    api
      .put(`${PATH}/490`, { status: 'approved' })
      .reply(403, buildError('woocommerce_rest_cannot_edit', 403));

    await expect(registry.dispatch(reviewsStore).approveReview(490)).rejects.toMatchObject({
      failure: { code: 'woocommerce_rest_cannot_edit' },
    });

    expect(shown(registry)).toEqual({ ids: [490], total: 7 });
    expect(registry.select(reviewsStore).isModerating(490)).toBe(false);
  });

  test('is reverted when it is canceled', async () => {
    const registry = await buildRegistryWith(buildReview());
    const answer = deferReply(() => moderated('approved'));
    api.put(`${PATH}/490`, { status: 'approved' }).reply(200, answer.reply);
    const approving = registry.dispatch(reviewsStore).approveReview(490);
    await answer.requested();

    approving.cancel();

    await expect(approving).rejects.toBeInstanceOf(CancelledError);
    expect(shown(registry).ids).toEqual([490]);
  });

  test('sends two quick decisions in order and ends with the last one', async () => {
    const registry = await buildRegistryWith(buildReview());
    const words: string[] = [];
    const answer = (status: string) => () => {
      words.push(status);
      return moderated(status);
    };
    api.put(`${PATH}/490`, { status: 'approved' }).reply(200, answer('approved'));
    api.put(`${PATH}/490`, { status: 'spam' }).reply(200, answer('spam'));
    const { approveReview, spamReview } = registry.dispatch(reviewsStore);

    await Promise.all([approveReview(490), spamReview(490)]);

    expect(words).toEqual(['approved', 'spam']);
    expect(registry.select(reviewsStore).getReview(490)?.status).toBe('spam');
  });

  test('rejects a review that is not loaded', async () => {
    const registry = createRegistry();
    registry.register(reviewsStore);

    await expect(registry.dispatch(reviewsStore).approveReview(1)).rejects.toMatchObject({
      failure: { kind: 'unexpected' },
    });
  });

  test('shows the next reviews', async () => {
    api.get(PATH, defaultQuery).reply(200, [buildReview()]);
    function Reviews() {
      return (
        <p>
          {useReviewsOnHold()
            .page?.items.map(({ reviewer }) => reviewer)
            .join()}
        </p>
      );
    }
    const { registry } = renderWithStores([reviewsStore], <Reviews />);
    await screen.findByText('Ben & Bo');
    api.put(`${PATH}/490`).reply(200, moderated('approved'));
    api.get(PATH, defaultQuery).reply(200, [buildReview({ id: 9, reviewer: 'Cleo' })]);

    await act(() => registry.dispatch(reviewsStore).approveReview(490));

    expect(await screen.findByText('Cleo')).toBeInTheDocument();
  });
});
