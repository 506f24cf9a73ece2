import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper, useSteps } from '../index';

interface Shop {
  isLocated?: boolean;
  isConnected?: boolean;
}

function Wizard({ isLocated = false, isConnected = false, onFinished }: Shop & { onFinished: () => void }) {
  const { steps, ...progress } = useShopSteps({ isLocated, isConnected }, onFinished);
  const content = (
    <button type="button" onClick={progress.goOn}>
      Continue
    </button>
  );
  return (
    <Stepper
      steps={steps.map((step) => ({ ...step, label: step.key, content }))}
      currentStep={progress.currentStep}
      onStepSelect={progress.goTo}
    />
  );
}

function useShopSteps({ isLocated, isConnected }: Shop, onFinished: () => void) {
  const steps = [
    { key: 'Location', isComplete: isLocated },
    { key: 'Rates', isComplete: false },
    ...(isConnected ? [] : [{ key: 'Connect', isComplete: false }]),
  ];
  return { steps, ...useSteps(steps, onFinished) };
}

function setUp(shop: Shop = {}) {
  const onFinished = jest.fn();
  const { rerender } = render(<Wizard {...shop} onFinished={onFinished} />);
  const user = userEvent.setup();
  return {
    onFinished,
    current: () => screen.getAllByRole('listitem').find((step) => step.getAttribute('aria-current')),
    change: (next: Shop) => rerender(<Wizard {...next} onFinished={onFinished} />),
    goOn: () => user.click(screen.getByRole('button', { name: 'Continue' })),
    goBack: (name: RegExp) => user.click(screen.getByRole('button', { name })),
  };
}

test('opens at the first incomplete step', () => {
  const { current } = setUp({ isLocated: true });

  expect(current()).toHaveTextContent('Rates');
});

test('moves through the steps and finishes once after the last', async () => {
  const { current, goOn, onFinished } = setUp();

  await goOn();
  expect(current()).toHaveTextContent('Rates');
  await goOn();
  expect(current()).toHaveTextContent('Connect');
  expect(onFinished).not.toHaveBeenCalled();
  await goOn();

  expect(onFinished).toHaveBeenCalledTimes(1);
  expect(current()).toHaveTextContent('Connect');
});

test('stays at its step while data reports that a step is complete', () => {
  const { current, change } = setUp();

  change({ isLocated: true });

  expect(current()).toHaveTextContent('Location');
});

test('goes back to a completed step', async () => {
  const { current, goBack } = setUp({ isLocated: true });

  await goBack(/Location/);

  expect(current()).toHaveTextContent('Location');
});

test('skips a removed step and finishes when it was the last', async () => {
  const { change, goOn, onFinished } = setUp({ isLocated: true });
  change({ isLocated: true, isConnected: true });

  await goOn();

  expect(onFinished).toHaveBeenCalledTimes(1);
});

test('moves to the first incomplete step when the current one is removed', async () => {
  const { current, change, goBack, goOn } = setUp({ isLocated: true });
  await goOn();
  expect(current()).toHaveTextContent('Connect');

  change({ isLocated: true, isConnected: true });
  expect(current()).toHaveTextContent('Rates');
  await goBack(/Location/);
  expect(current()).toHaveTextContent('Location');
});
