import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Whether an address or host name can only be reached from this machine. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

/** The public URL of a server that listens on `host`. For a wildcard host, uses the machine's own IPv4 address. */
export function siteUrlFor(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? machineAddress() : host;
  return `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`;
}

function machineAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1';
}
