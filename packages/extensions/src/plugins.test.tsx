import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  Fill,
  onExtensionFailure,
  PluginArea,
  registerPlugin,
  Slot,
  SlotFillProvider,
  unregisterPlugin,
  type ExtensionFailure,
} from './index';

let failures: ExtensionFailure[];
let stop: () => void;

beforeEach(() => {
  failures = [];
  stop = onExtensionFailure((failure) => failures.push(failure));
});

afterEach(() => {
  stop();
  unregisterPlugin('acme');
  unregisterPlugin('acme-broken');
});

const says = (text: string) =>
  function Says() {
    return (
      <Fill name="header">
        <p>{text}</p>
      </Fill>
    );
  };

function show() {
  render(
    <SlotFillProvider>
      <Slot name="header" />
      <PluginArea scope="woocommerce-admin" />
    </SlotFillProvider>,
    { onCaughtError: () => {} },
  );
}

test('mounts a plugin of its scope until it is unregistered, whenever it registers', () => {
  show();

  act(() => void registerPlugin('acme', { scope: 'woocommerce-admin', render: says('Hello') }));
  expect(screen.getByText('Hello')).toBeInTheDocument();

  act(() => void unregisterPlugin('acme'));
  expect(screen.queryByText('Hello')).not.toBeInTheDocument();
});

test.each([['woocommerce-tasks'], [undefined]])('does not mount a plugin of scope %s', (scope) => {
  registerPlugin('acme', { render: says('Hello'), ...(scope === undefined ? {} : { scope }) });

  show();

  expect(screen.queryByText('Hello')).not.toBeInTheDocument();
});

test('registers a plugin once when its script is on the page twice', () => {
  registerPlugin('acme', { scope: 'woocommerce-admin', render: says('First') });
  registerPlugin('acme', { scope: 'woocommerce-admin', render: says('Second') });

  show();

  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(screen.getByText('Second')).toBeInTheDocument();
  expect(failures.map(({ source }) => source)).toEqual(['plugin "acme"']);
});

test.each([
  ['an invalid name', 'Acme Plugin', {}],
  ['an invalid scope', 'acme', { scope: 'No Scope' }],
])('rejects %s', (_, name, settings) => {
  expect(registerPlugin(name, { render: says('Hello'), ...settings })).toBeNull();
  expect(failures).toHaveLength(1);
});

test('names a crashing plugin and keeps the others running', () => {
  const Broken = (): ReactNode => {
    throw new Error('Broken on purpose.');
  };
  registerPlugin('acme-broken', { scope: 'woocommerce-admin', render: Broken });
  registerPlugin('acme', { scope: 'woocommerce-admin', render: says('Hello') });

  show();

  expect(screen.getByText('Hello')).toBeInTheDocument();
  expect(failures.map(({ source }) => source)).toEqual(['plugin "acme-broken"']);
});

test('names the plugin when its fill crashes', () => {
  const Broken = (): ReactNode => {
    throw new Error('Broken in the slot.');
  };
  registerPlugin('acme', {
    scope: 'woocommerce-admin',
    render: () => (
      <Fill name="header">
        <Broken />
      </Fill>
    ),
  });

  show();

  expect(failures.map(({ source }) => source)).toEqual(['plugin "acme" in slot "header"']);
});
