import { version } from 'react';

/** What must not happen unnoticed. It is collected, since an error thrown on the spot may be caught by the code under test. */
export const incidents: string[] = [];

const CONSOLE = ['debug', 'error', 'info', 'log', 'warn'] as const;

/** React before 19 prints every error that a boundary catches; its reporting by boundaries is what tests look at. */
const isOldReactsReport = (text: string) =>
  Number.parseInt(version, 10) < 19 && /^(?:Error: Uncaught \[|The above error occurred in )/.test(text);

/** Until the mocks are restored, whatever is printed is an incident. */
export function watchConsole(): void {
  for (const method of CONSOLE) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      const text = args.map(String).join(' ');
      if (!isOldReactsReport(text)) incidents.push(`Unexpected console.${method}: ${text}`);
    });
  }
}
