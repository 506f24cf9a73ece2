const pending: (() => void)[] = [];

/** Registers `task` to run after the test, when its components are unmounted. */
export function afterTest(task: () => void): void {
  pending.push(task);
}

/** Runs the registered tasks, last first. Called by the Jest setup only. */
export function runCleanups(): void {
  for (const task of pending.splice(0).reverse()) task();
}
