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

test('opens at the first step that is not complete', () => {
  const { current } = setUp({ isLocated: true });

  expect(current()).toHaveTextContent('Rates');
});

test('goes on step by step, and is finished once after the last', async () => {
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

test('stays where it is while data says that a step was done', () => {
  const { current, change } = setUp();

  change({ isLocated: true });

  expect(current()).toHaveTextContent('Location');
});

test('leads back to a step that is done', async () => {
  const { current, goBack } = setUp({ isLocated: true });

  await goBack(/Location/);

  expect(current()).toHaveTextContent('Location');
});

test('a step that is gone is passed over, and finishes the wizard when it was the last', async () => {
  const { change, goOn, onFinished } = setUp({ isLocated: true });
  change({ isLocated: true, isConnected: true });

  await goOn();

  expect(onFinished).toHaveBeenCalledTimes(1);
});

test('a current step that goes away leaves the first one that is open', async () => {
  const { current, change, goBack, goOn } = setUp({ isLocated: true });
  await goOn();
  expect(current()).toHaveTextContent('Connect');

  change({ isLocated: true, isConnected: true });
  expect(current()).toHaveTextContent('Rates');
  await goBack(/Location/);
  expect(current()).toHaveTextContent('Location');
});
