import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from '../modal/modal';
import { Tour, type TourEnd, type TourStep } from './tour';

const end = jest.fn();
const seen = jest.fn();
const LOCATION: TourStep = {
  heading: 'Add your store location',
  text: 'Add your address, then save.',
  target: () => document.querySelector('#address'),
  primaryLabel: 'Got it',
};
const SAVE: TourStep = {
  heading: 'Save',
  text: 'Press the button.',
  target: () => null,
  primaryLabel: 'Done',
};

function Page({ steps }: { steps: TourStep[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = (reason: TourEnd) => {
    end(reason);
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show me
      </button>
      <input id="address" aria-label="Address" />
      {isOpen && <Tour steps={steps} onClose={close} />}
      <button type="button" onClick={() => setOpen(false)}>
        Save
      </button>
    </>
  );
}

async function startTour(...steps: TourStep[]) {
  const user = userEvent.setup();
  render(<Page steps={steps} />);
  await user.click(screen.getByRole('button', { name: 'Show me' }));
  return user;
}

test('moves focus to a card with a name and description', async () => {
  await startTour(LOCATION);

  const card = screen.getByRole('dialog', { name: 'Add your store location' });
  expect(card).toHaveAccessibleDescription('Add your address, then save.');
  expect(screen.getByRole('heading', { name: 'Add your store location' })).toHaveFocus();
});

test.each([
  [
    'the primary button',
    'done',
    (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Got it' })),
  ],
  [
    'the close button',
    'dismissed',
    (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' })),
  ],
  ['Escape', 'dismissed', (user: UserEvent) => user.keyboard('{Escape}')],
])('%s ends it as %s and restores focus', async (_, reason, act) => {
  const user = await startTour(LOCATION);

  await act(user);

  expect(end.mock.calls).toEqual([[reason]]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show me' })).toHaveFocus();
});

test('does not trap focus', async () => {
  const user = await startTour(LOCATION);

  await user.keyboard('{Tab}{Tab}{Tab}');

  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('does not restore focus if the user moved on before it ends', async () => {
  const user = await startTour(LOCATION);

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test('moves through the steps and focuses each heading', async () => {
  const user = await startTour(LOCATION, SAVE);
  expect(screen.getByText('Step 1 of 2')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.getByRole('heading', { name: 'Save' })).toHaveFocus();
  expect(screen.getByText('Step 2 of 2')).toBeVisible();
  expect(end).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Done' }));

  expect(end.mock.calls).toEqual([['done']]);
});

test('follows its target when the page scrolls', async () => {
  await startTour(LOCATION);
  const address = screen.getByRole('textbox', { name: 'Address' });
  const card = screen.getByRole('dialog');
  const moveTo = (top: number) => {
    address.getBoundingClientRect = () => new DOMRect(100, top, 200, 30);
    address.dispatchEvent(new Event('scroll'));
    return card.style.getPropertyValue('--sa-tour-top');
  };

  expect(moveTo(300)).toBe('346px');
  expect(moveTo(100)).toBe('146px');
});

test('does not take focus when it opens by itself', () => {
  render(
    <>
      <input aria-label="Name" />
      <Tour steps={[LOCATION]} onClose={end} takesFocus={false} />
    </>,
  );

  expect(screen.getByRole('dialog', { name: 'Add your store location' })).toBeVisible();
  expect(document.body).toHaveFocus();
});

describe('a hint that opens by itself', () => {
  let fieldBox: DOMRect;
  let targetBox: DOMRect;

  function renderHint(field: DOMRect, target = new DOMRect(500, 10, 30, 30)) {
    fieldBox = field;
    targetBox = target;
    render(
      <>
        <button type="button">Star</button>
        <input aria-label="Name" />
        <Tour
          steps={[{ ...LOCATION, target: () => document.querySelector('button') }]}
          onClose={end}
          onSeen={seen}
          takesFocus={false}
        />
      </>,
    );
    return screen.getByRole('dialog', { hidden: true });
  }

  beforeEach(() => {
    jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.matches('[role=dialog]')) return new DOMRect(0, 0, 300, 120);
      return this.matches('input') ? fieldBox : targetBox;
    });
  });

  test('is placed where it covers no field', () => {
    const card = renderHint(new DOMRect(560, 10, 200, 150));

    expect(card).toBeVisible();
    expect(card.style.getPropertyValue('--sa-tour-left')).toBe('230px');
  });

  test('is placed below or beside the fields if there is no room at its target', () => {
    const card = renderHint(new DOMRect(0, 0, 800, 400));

    expect(card).toBeVisible();
    expect(card.style.getPropertyValue('--sa-tour-top')).toBe('416px');
  });

  test('points up from below the fields if there is no room beside its target', () => {
    const card = renderHint(new DOMRect(140, 0, 660, 400), new DOMRect(100, 10, 30, 30));

    expect(card.style.getPropertyValue('--sa-tour-top')).toBe('416px');
    expect(card).toHaveAttribute('data-side', 'below');
  });

  test('stays hidden without a free position and is reported as seen once it shows', () => {
    const card = renderHint(new DOMRect(0, 0, 800, 700));
    expect(card).not.toBeVisible();
    expect(seen).not.toHaveBeenCalled();

    fieldBox = new DOMRect(0, 600, 800, 40);
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('scroll'));

    expect(card).toBeVisible();
    expect(seen).toHaveBeenCalledTimes(1);
  });
});

test('is placed without a target if there is none', async () => {
  await startTour(SAVE);

  expect(screen.getByRole('dialog', { name: 'Save' })).not.toHaveAttribute('data-side');
});

describe('several at once', () => {
  const HINT = { ...SAVE, heading: 'Introducing favorites', primaryLabel: 'Got it' };
  const card = (name: string) => screen.queryByRole('dialog', { name });

  function Hint({ heading }: { heading: string }) {
    const [isOpen, setOpen] = useState(true);
    return (
      isOpen && <Tour steps={[{ ...HINT, heading }]} takesFocus={false} onClose={() => setOpen(false)} />
    );
  }

  test('show one after the other', async () => {
    render(
      <>
        <Hint heading="Introducing favorites" />
        <Hint heading="Get help" />
      </>,
    );
    expect(card('Introducing favorites')).toBeInTheDocument();
    expect(card('Get help')).not.toBeInTheDocument();

    await userEvent.setup().click(screen.getByRole('button', { name: 'Got it' }));

    expect(card('Introducing favorites')).not.toBeInTheDocument();
    expect(card('Get help')).toBeInTheDocument();
  });

  test('show a requested tour before a hint, which returns afterwards', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Hint heading="Introducing favorites" />
        <Page steps={[LOCATION]} />
      </>,
    );

    await user.click(screen.getByRole('button', { name: 'Show me' }));
    expect(card('Add your store location')).toBeInTheDocument();
    expect(card('Introducing favorites')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');

    expect(card('Introducing favorites')).toBeInTheDocument();
  });

  test('do not show over a dialog', async () => {
    const user = userEvent.setup();
    function Screen() {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          <Hint heading="Introducing favorites" />
          {isOpen && (
            <Modal title="Rename" onClose={() => setOpen(false)}>
              New name
            </Modal>
          )}
        </>
      );
    }
    render(<Screen />);
    expect(card('Introducing favorites')).not.toBeInTheDocument();

    await user.keyboard('{Escape}');

    expect(card('Introducing favorites')).toBeInTheDocument();
  });
});
