import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ChunkLoadError, lazyScreen } from '@admin/navigation';
import { SectionGroup } from './section-group';
import type { Section } from './sections';

const buildSection = (id: string, overrides: Partial<Section> = {}): Section => ({
  id,
  isShown: () => true,
  Content: () => <p>{id}</p>,
  placeholderRows: 2,
  ...overrides,
});

// React logs caught errors; this test checks the screen instead.
const show = (sections: readonly Section[]) =>
  render(<SectionGroup sections={sections} setup="active" />, { onCaughtError: () => {} });

/** Errors are reported to the console, since the page doesn't show them. */
const watchReports = () => jest.spyOn(console, 'error').mockImplementation(() => {});

test('shows a placeholder until the first content is rendered', async () => {
  show([buildSection('Orders')]);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByText('Orders')).not.toBeInTheDocument();

  expect(await screen.findByText('Orders')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test("leaves out sections that aren't shown at this stage", async () => {
  show([buildSection('Links', { isShown: (setup) => setup !== 'active' }), buildSection('Metrics')]);

  expect(await screen.findByText('Metrics')).toBeVisible();
  expect(screen.queryByText('Links')).not.toBeInTheDocument();
});

test('shows an error in place of a crashed section, and retries', async () => {
  let isBroken = true;
  const Fragile = (): ReactNode => {
    if (isBroken) throw new Error('Broken on purpose.');
    return <p>Whole again</p>;
  };
  const report = watchReports();
  show([buildSection('Fragile', { Content: Fragile }), buildSection('Metrics')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('This section could not be displayed');
  expect(screen.getByText('Metrics')).toBeVisible();
  expect(report).toHaveBeenCalledWith(new Error('Broken on purpose.'));

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(screen.getByText('Whole again')).toBeVisible();
});

test('shows the other sections when the code of one is missing', async () => {
  const gone = Object.assign(new Error('Gone.'), {
    name: 'ChunkLoadError',
    type: 'missing',
    request: 'x.js',
  });
  const Content = lazyScreen<object>('cards', () => Promise.reject(new ChunkLoadError('cards', gone)));
  watchReports();
  show([buildSection('Gone', { Content }), buildSection('Orders')]);

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByText('Orders')).toBeVisible();
});
