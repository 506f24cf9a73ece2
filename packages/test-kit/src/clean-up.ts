const pending: (() => void)[] = [];

/** Runs `task` when the test is over and its components are gone. */
export function afterTest(task: () => void): void {
  pending.push(task);
}

/** For the set-up of jest alone. */
export function cleanUp(): void {
  for (const task of pending.splice(0).reverse()) task();
}
