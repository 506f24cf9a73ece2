import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { setHost } from '@admin/host';
import { aHost } from '@admin/test-kit';
import { componentsNamespace as c } from './index';

const show = (ui: ReactNode) => ({ user: userEvent.setup(), ...render(<>{ui}</>) });

test('what breaks is told in its place, and tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const [onError, act] = [jest.fn(), jest.fn()];
  let isBroken = true;
  function Part() {
    if (isBroken) throw new Error('Broken on purpose.');
    return <p>Here again</p>;
  }
  const Boundary = c.__experimentalErrorBoundary;
  const { user } = show(
    <Boundary errorMessage="It broke." actionLabel="Again" actionCallback={act} onError={onError}>
      <Part />
    </Boundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('It broke.');
  expect(onError).toHaveBeenCalled();

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Again' }));

  expect(act).toHaveBeenCalledWith(new Error('Broken on purpose.'));
  expect(screen.getByText('Here again')).toBeVisible();
});

test('figures that cannot be read say so', () => {
  show(<c.AnalyticsError />);

  expect(screen.getByRole('alert')).toHaveTextContent('There was an error getting your stats');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('how much is done can be heard, and stays between nothing and all', () => {
  const { rerender } = show(<c.ProgressBar percent={40} label="Import" />);
  expect(screen.getByRole('progressbar', { name: 'Import' })).toHaveAttribute('aria-valuenow', '40');

  rerender(<c.ProgressBar percent={400} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});

test('words behind a sign are shown to who asks for them', async () => {
  const Tooltip = c.__experimentalTooltip;
  const { user } = show(<Tooltip text="Before taxes" helperText="About sales" />);

  await user.tab();

  expect(screen.getByRole('button', { name: 'About sales' })).toHaveAccessibleDescription('Before taxes');
});

test('something is put around children, or nothing', () => {
  const Wrapper = c.__experimentalConditionalWrapper;
  const wrap = (children: ReactNode) => <section aria-label="Frame">{children}</section>;
  const { rerender } = show(
    <Wrapper condition wrapper={wrap}>
      Mug
    </Wrapper>,
  );
  expect(screen.getByRole('region', { name: 'Frame' })).toHaveTextContent('Mug');

  rerender(
    <Wrapper condition={false} wrapper={wrap}>
      Mug
    </Wrapper>,
  );
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(c.escapeHTML('<b> & "c"')).toBe('&lt;b&gt; &amp; "c"');
});

test('a telephone number is told with the country it is in', async () => {
  setHost(aHost({ settings: { countries: { DE: 'Germany', GB: 'United Kingdom' } } }));
  const told = jest.fn();
  function Phone() {
    const [value, setValue] = useState('+49 421 1234');
    return (
      <c.PhoneNumberInput
        value={value}
        onChange={(next, ...rest) => {
          setValue(next);
          told(next, ...rest);
        }}
      />
    );
  }
  const { user } = show(<Phone />);
  const number = screen.getByRole('textbox', { name: 'Phone number' });
  expect(number).toHaveValue('421 1234');
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Germany +49');

  await user.type(number, '5x');
  expect(told).toHaveBeenLastCalledWith('+49 421 12345', '+49421 12345'.replace(' ', ''), 'DE');

  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  await user.clear(screen.getByRole('combobox', { name: 'Country' }));
  await user.type(screen.getByRole('combobox', { name: 'Country' }), 'United K');
  await user.click(screen.getByRole('option', { name: /United Kingdom/ }));
  expect(told).toHaveBeenLastCalledWith('+44 421 12345', '+4442112345', 'GB');
});

describe('confetti', () => {
  const context = new Proxy({}, { get: () => () => {}, set: () => true });
  const papers = () => document.querySelectorAll('canvas').length;

  beforeEach(() => {
    jest.useFakeTimers();
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue(context as CanvasRenderingContext2D);
  });

  afterEach(() => jest.useRealTimers());

  test('falls once, after a while, and leaves nothing behind', () => {
    const { rerender } = show(<c.ConfettiAnimation trigger={false} delay={100} />);
    jest.advanceTimersByTime(200);
    expect(papers()).toBe(0);

    rerender(<c.ConfettiAnimation delay={100} />);
    jest.advanceTimersByTime(200);
    expect(papers()).toBe(1);
    jest.advanceTimersByTime(3000);
    expect(papers()).toBe(0);

    rerender(<c.ConfettiAnimation delay={50} />);
    jest.advanceTimersByTime(200);
    expect(papers()).toBe(0);
  });

  test('does not fall for people who want less movement', () => {
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    show(<c.ConfettiAnimation />);

    jest.advanceTimersByTime(100);

    expect(papers()).toBe(0);
    Reflect.deleteProperty(window, 'matchMedia');
  });
});

test('the page of an extension that leaves takes its confetti along', () => {
  jest.useFakeTimers();
  const { unmount } = show(<c.ConfettiAnimation delay={100} />);

  unmount();
  jest.advanceTimersByTime(200);

  expect(document.querySelector('canvas')).not.toBeInTheDocument();
  jest.useRealTimers();
  fireEvent(window, new Event('resize'));
});
