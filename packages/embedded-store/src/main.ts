import { readSettings, UsageError } from './cli';
import { DatabaseFileError } from './database';
import { startStore } from './start';
import type { RunningStore } from './start';

/** The page the printed address leads to. */
const HOME = '/wp-admin/admin.php?page=wc-admin';

const print = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2), process.env, process.cwd());
  const store = await startStore(settings, (error) =>
    complain(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  introduce(store);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void store.stop().then(() => process.exit(0));
    });
  }
}

function introduce({ siteUrl, demoLogins, generatedPassword }: RunningStore): void {
  print(`Your store is ready: ${siteUrl}${HOME}`);
  if (demoLogins.length > 0) print(`Demo accounts, each with its name as password: ${demoLogins.join(', ')}`);
  if (generatedPassword)
    print(`Log in as admin with the password ${generatedPassword} (shown only this once).`);
}

/** Failures that a sentence explains better than a stack. */
function explain(error: unknown): string {
  if (error instanceof UsageError || error instanceof DatabaseFileError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const port = process.env['PORT'] || '4010';
  if (code === 'EADDRINUSE') return `Port ${port} is taken; choose another one with PORT=4011.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account; choose one above 1023 with PORT=4010.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'This machine does not have the address given to --host.';
  return `The store could not start. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

main().catch((error: unknown) => {
  complain(explain(error));
  process.exitCode = 1;
});
