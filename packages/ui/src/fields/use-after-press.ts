import { useEffect, useLayoutEffect, useState } from 'react';

/*
 * A press on a button takes the focus from a field before it is a click. An error that appeared at once would move the
 * button away below the pointer, and the click would go nowhere.
 */

let isPressed = false;
let users = 0;
const waiting = new Set<() => void>();

/** The value, which changes only while no button of a pointer is down. */
export function useAfterPress<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(watchPresses, []);
  useLayoutEffect(() => {
    const take = () => setShown(value);
    if (isPressed) waiting.add(take);
    else take();
    return () => void waiting.delete(take);
  }, [value]);
  return shown;
}

function watchPresses() {
  users += 1;
  if (users === 1) {
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
  }
  return () => {
    users -= 1;
    if (users > 0) return;
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('pointerup', release, true);
    window.removeEventListener('pointercancel', release, true);
    isPressed = false;
  };
}

function press() {
  isPressed = true;
}

/** The click follows in the same task. */
function release() {
  setTimeout(() => {
    isPressed = false;
    for (const take of waiting) take();
    waiting.clear();
  });
}
