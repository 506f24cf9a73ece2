import { useEffect, useLayoutEffect, useState } from 'react';

/*
 * Pressing a button blurs a field before the click. An error that appeared immediately would move the button away from
 * the pointer, and the click would miss it.
 */

let isPressed = false;
let users = 0;
const pendingUpdates = new Set<() => void>();

/** The value, updated only while no pointer button is down. */
export function useValueAfterPointerUp<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(listenForPointer, []);
  useLayoutEffect(() => {
    const take = () => setShown(value);
    if (isPressed) pendingUpdates.add(take);
    else take();
    return () => void pendingUpdates.delete(take);
  }, [value]);
  return shown;
}

function listenForPointer() {
  users += 1;
  if (users === 1) {
    window.addEventListener('pointerdown', onPointerDown, true);
    window.addEventListener('pointerup', onPointerUp, true);
    window.addEventListener('pointercancel', onPointerUp, true);
  }
  return () => {
    users -= 1;
    if (users > 0) return;
    window.removeEventListener('pointerdown', onPointerDown, true);
    window.removeEventListener('pointerup', onPointerUp, true);
    window.removeEventListener('pointercancel', onPointerUp, true);
    isPressed = false;
  };
}

function onPointerDown() {
  isPressed = true;
}

/** The click event follows in the same task. */
function onPointerUp() {
  setTimeout(() => {
    isPressed = false;
    for (const take of pendingUpdates) take();
    pendingUpdates.clear();
  });
}
