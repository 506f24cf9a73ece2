import { act, render, screen } from '@testing-library/react';
import { getHistory, getNewPath, getQuery } from '@admin/navigation';
import { needsPageReset, usePageReset, useScreenStart } from './route-change';

const REPORT = '/wp-admin/admin.php?page=wc-admin&path=%2Fcustomers&paged=3&orderby=name';

beforeEach(() => getHistory().replace(REPORT));

test.each([
  ['the order', { orderby: 'total' }, true],
  ['a search', { search: 'ada' }, true],
  ['the order (removed)', { orderby: undefined }, true],
  ['the page itself', { paged: '4' }, false],
  ['the chart type', { chartType: 'bar' }, false],
  ['the filter', { filter: 'single' }, false],
  ['nothing', {}, false],
  ['the order, on page 1', { orderby: 'total', paged: '1' }, false],
  ['the order, without a page', { orderby: 'total', paged: undefined }, false],
  ['the screen', { path: '/analytics/orders' }, false],
])('resets the page when %s changes, if necessary', (_, change, isReset) => {
  const before = { page: 'wc-admin', path: '/customers', paged: '3', orderby: 'name' };
  const changed = Object.entries({ ...before, ...change }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );

  expect(needsPageReset(before, Object.fromEntries(changed))).toBe(isReset);
});

function Screen() {
  usePageReset();
  useScreenStart();
  return (
    <>
      <h1 className="woocommerce-layout__header-heading" tabIndex={-1}>
        Customers
      </h1>
      <button type="button">Sort</button>
    </>
  );
}

const go = (query: Record<string, string>, path?: string) =>
  act(() => getHistory().push(getNewPath(query, path)));

test('goes to the first page when the sort order changes', () => {
  render(<Screen />);

  go({ orderby: 'total' });

  expect(getQuery()).toMatchObject({ orderby: 'total', paged: '1' });
});

test('keeps the page when only the page changes', () => {
  render(<Screen />);

  go({ paged: '4' });

  expect(getQuery()).toMatchObject({ paged: '4' });
});

test('keeps the page when going back', async () => {
  getHistory().push(getNewPath({ orderby: 'total', paged: '1' }));
  render(<Screen />);

  await act(async () => {
    const moved = new Promise<void>((resolve) => {
      const stop = getHistory().listen(() => (stop(), resolve()));
    });
    getHistory().back();
    await moved;
  });

  expect(getQuery()).toMatchObject({ orderby: 'name', paged: '3' });
});

test.each([
  ['another path', {}, '/marketing'],
  ['a task on the home screen', { task: 'tax' }, undefined],
])('scrolls to the top and focuses the heading for %s', (_, query, path) => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(<Screen />);
  screen.getByRole('button', { name: 'Sort' }).focus();

  go(query, path);

  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('heading', { name: 'Customers' })).toHaveFocus();
});

test('keeps focus and scroll position on the first screen and on query changes', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(<Screen />);
  screen.getByRole('button', { name: 'Sort' }).focus();

  go({ orderby: 'total' });

  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Sort' })).toHaveFocus();
});
