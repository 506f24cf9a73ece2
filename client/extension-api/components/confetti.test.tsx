import { fireEvent, render } from '@testing-library/react';
import { componentsNamespace as c } from './index';

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

  test('runs once after the delay and cleans up', () => {
    const { rerender } = render(<c.ConfettiAnimation trigger={false} delay={100} />);
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

  test('does not run when reduced motion is preferred', () => {
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    render(<c.ConfettiAnimation />);

    jest.advanceTimersByTime(100);

    expect(papers()).toBe(0);
    Reflect.deleteProperty(window, 'matchMedia');
  });
});

test('cancels the confetti on unmount', () => {
  jest.useFakeTimers();
  const { unmount } = render(<c.ConfettiAnimation delay={100} />);

  unmount();
  jest.advanceTimersByTime(200);

  expect(document.querySelector('canvas')).not.toBeInTheDocument();
  jest.useRealTimers();
  fireEvent(window, new Event('resize'));
});
