import { act, screen } from '@testing-library/react';
import { noticesStore } from '@admin/store-notices';
import { renderWithStores } from '@admin/testing';
import { Rating } from './rating';

test('focuses the thank-you message and removes it after 1200 ms', () => {
  jest.useFakeTimers();
  const end = jest.fn();
  const later = () => Promise.resolve();
  renderWithStores(
    [noticesStore],
    <Rating stage="thanking" onView={later} onAnswer={later} onDismiss={later} onEnd={end} />,
  );
  expect(screen.getByText('Thank you for your feedback!')).toHaveFocus();

  act(() => jest.advanceTimersByTime(1199));
  expect(end).not.toHaveBeenCalled();

  act(() => jest.advanceTimersByTime(1));
  expect(end).toHaveBeenCalledTimes(1);
});
