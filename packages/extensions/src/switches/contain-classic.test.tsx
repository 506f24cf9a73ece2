import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  addFilter,
  containClassic,
  FailureBoundary,
  Fill,
  applyClassicSwitches,
  onExtensionFailure,
  PluginArea,
  registerPlugin,
  removeFilter,
  resetCrashes,
  SlotFillProvider,
  SlotOr,
  ExtensionContext,
  unregisterPlugin,
} from '../index';

const SCOPE = 'woocommerce-admin';
const KEPT_CRASHING = 'A part of acme keeps crashing. It is turned off until you close this tab.';

let isBroken: boolean;
let stops: (() => void)[];
const failures: string[] = [];
const told: string[] = [];

beforeEach(() => {
  isBroken = true;
  stops = [containClassic(), onExtensionFailure(({ source }) => failures.push(source))];
});

afterEach(() => {
  act(() => {
    unregisterPlugin('acme');
    resetCrashes();
    for (const stop of stops) stop();
    applyClassicSwitches()();
  });
  failures.length = 0;
  told.length = 0;
});

const Fragile = () => {
  if (isBroken) throw new Error('Broken on purpose.');
  return <p>By Acme</p>;
};
const InHeader = () => (
  <Fill name="header">
    <Fragile />
  </Fill>
);

const Page = ({ children }: { children: ReactNode }) => (
  <ExtensionContext.Provider
    value={{ useCan: () => () => true, useTell: () => (text) => void told.push(text) }}
  >
    <SlotFillProvider>
      {children}
      <PluginArea scope={SCOPE} />
    </SlotFillProvider>
  </ExtensionContext.Provider>
);

function show(ui: ReactNode = <SlotOr name="header">As it usually is</SlotOr>) {
  const view = render(ui, { wrapper: Page, onCaughtError: () => {} });
  return { user: userEvent.setup(), ...view };
}
const retry = () => screen.getByRole('button', { name: 'Try again' });

describe.each([
  ['a fill', InHeader, 'plugin "acme" in slot "header"'],
  ['a plugin itself', Fragile, 'plugin "acme"'],
])('%s that crashes', (_, component, source) => {
  beforeEach(() => {
    registerPlugin('acme', { scope: SCOPE, render: component });
  });

  test('shows its owner in place, is reported and can be retried', async () => {
    const { user, container } = show();
    expect(screen.getByText('acme stopped working here.')).toBeVisible();
    expect(failures).toEqual([source]);

    isBroken = false;
    await user.click(retry());

    expect(container).toHaveTextContent('By Acme');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(told).toEqual([]);
  });

  test('is disabled with its whole plugin in this tab after three crashes in a row', async () => {
    const { user, unmount } = show();

    await user.click(retry());
    expect(told).toEqual([]);
    await user.click(retry());

    expect(told).toEqual([KEPT_CRASHING]);
    expect(screen.getByText('As it usually is')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();

    unmount();
    isBroken = false;
    expect(show().container).toHaveTextContent(/^As it usually is$/);
  });

  test('restarts the crash count after it worked in between', async () => {
    const first = show();
    await first.user.click(retry());
    isBroken = false;
    await first.user.click(retry());
    first.unmount();

    isBroken = true;
    show();

    expect(retry()).toBeVisible();
    expect(told).toEqual([]);
  });
});

test('still counts crashes when another fill of the plugin works', async () => {
  registerPlugin('acme', {
    scope: SCOPE,
    render: () => (
      <>
        <InHeader />
        <Fill name="footer">Footer by Acme</Fill>
      </>
    ),
  });
  const header = <SlotOr key="header" name="header" />;
  const { user, rerender } = show([header, <SlotOr key="footer" name="footer" />]);
  expect(screen.getByText('Footer by Acme')).toBeVisible();
  await user.click(retry());

  rerender([header]);
  await user.click(retry());

  expect(told).toEqual([KEPT_CRASHING]);
});

test('names a plugin by its filter callback and removes what it added', async () => {
  const Panel = Fragile;
  addFilter('woocommerce_admin_acme', 'acme/panel', (list: unknown[], { page }: { page: string }) =>
    page === 'status' ? [...list, Panel] : list,
  );
  stops.push(() => void removeFilter('woocommerce_admin_acme', 'acme/panel'));
  const filter = {
    hook: 'woocommerce_admin_acme',
    isMeant: (entry: unknown) => entry === Panel,
    details: [{ page: 'status' }],
  };
  const { user } = show(
    <FailureBoundary source="a panel" filter={filter}>
      <Panel />
    </FailureBoundary>,
  );
  expect(screen.getByText('acme stopped working here.')).toBeVisible();

  await user.click(retry());
  await user.click(retry());

  expect(told).toEqual([KEPT_CRASHING]);
});

test('does not blame a plugin for a part of the dashboard that cannot be loaded', async () => {
  const Unloaded = () => {
    if (isBroken) throw Object.assign(new Error('Offline.'), { name: 'ChunkLoadError', retry: () => {} });
    return <p>By the dashboard</p>;
  };
  registerPlugin('acme', {
    scope: SCOPE,
    render: () => (
      <Fill name="header">
        <Unloaded />
      </Fill>
    ),
  });
  const { user } = show();
  for (let attempt = 0; attempt < 3; attempt++) await user.click(retry());
  expect(screen.getByText('Something went wrong here.')).toBeVisible();

  isBroken = false;
  await user.click(retry());

  expect(screen.getByText('By the dashboard')).toBeVisible();
  expect([...failures, ...told]).toEqual([]);
});

test('shows no name when the owner is unknown', () => {
  show(
    <FailureBoundary source="a part">
      <Fragile />
    </FailureBoundary>,
  );

  expect(screen.getByText('Something went wrong here.')).toBeVisible();
});
