import { readSettings } from './cli';
import { explainFailure } from './explain-failure';
import { startStore } from './start';
import type { RunningStore } from './start';

/** The page that the printed URL opens. */
const HOME = '/wp-admin/admin.php?page=wc-admin';

const print = (line: string) => process.stdout.write(`${line}\n`);
const printError = (line: string) => process.stderr.write(`${line}\n`);

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2), process.env, process.cwd());
  const store = await startStore(settings, (error) =>
    printError(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void store.stop().then(() => process.exit(0));
    });
  }
  // Last, because a process that reads this output may stop the store right away.
  printWelcome(store);
}

function printWelcome({ siteUrl, demoLogins, generatedPassword, isFirstRun }: RunningStore): void {
  const lines = [
    `Your store is ready: ${siteUrl}${HOME}`,
    ...(isFirstRun
      ? ['Nothing is set up yet. The store starts with a few questions, which you can skip.']
      : []),
    ...(demoLogins.length > 0
      ? [`Demo accounts, each with its name as password: ${demoLogins.join(', ')}`]
      : []),
    ...(generatedPassword
      ? [
          `Log in as admin with the password ${generatedPassword} (shown only this once).`,
          'To choose it yourself, start a new store with ADMIN_PASSWORD=… and --empty --reset.',
        ]
      : []),
  ];
  // Printed in one write: a process that reads the address may act on it right away.
  print(lines.join('\n'));
}

main().catch((error: unknown) => {
  printError(explainFailure(error));
  process.exitCode = 1;
});
