import { version } from 'react';

/** Failures found during a test, reported after it: an error thrown on the spot might be caught by the code under test. */
export const testFailures: string[] = [];

const CONSOLE_METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const;

/** React 18 also prints every error that a boundary catches. */
const isReact18ErrorReport = (text: string) =>
  Number.parseInt(version, 10) < 19 && /^(?:Error: Uncaught \[|The above error occurred in )/.test(text);

/** Records all console output as test failures until mocks are restored. */
export function failOnConsole(): void {
  for (const method of CONSOLE_METHODS) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      const text = args.map(String).join(' ');
      if (!isReact18ErrorReport(text)) testFailures.push(`Unexpected console.${method}: ${text}`);
    });
  }
}
