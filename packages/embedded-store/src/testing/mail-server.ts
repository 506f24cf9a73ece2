import { createServer } from 'node:net';
import type { Socket } from 'node:net';

/** A received email in its raw form. */
export interface ReceivedMail {
  from: string;
  to: string;
  /** Headers and body. */
  source: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Rejects mail to an address, or accepts it again. */
  refuse(address: string, isRefused?: boolean): void;
  /** Called with every email before it is accepted. */
  onMail(listener: (() => Promise<void>) | undefined): void;
  close(): Promise<void>;
}

/** A minimal SMTP server (RFC 5321) for tests. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refused = new Set<string>();
  const sockets = new Set<Socket>();
  let listener: (() => Promise<void>) | undefined;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // A killed store closes its connections abruptly.
    socket.on('error', () => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [from, to, data]: [string, string, string[] | undefined] = ['', '', undefined];
    let rest = '';
    say('220 mail.example ESMTP');
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    });

    function take(line: string): void {
      if (data) {
        if (line !== '.') data.push(line.replace(/^\.\./, '.'));
        else accept(data);
        return;
      }
      const [, verb = '', argument = ''] = /^(\w+)\s*(.*)$/.exec(line) ?? [];
      const [, address = ''] = /<([^>]*)>/.exec(argument) ?? [];
      switch (verb.toUpperCase()) {
        case 'EHLO':
        case 'RSET':
          say('250 Welcome');
          break;
        case 'MAIL':
          from = address;
          say('250 Fine');
          break;
        case 'RCPT':
          to = address;
          say(refused.has(to) ? '550 5.1.1 Nobody of that name lives here' : '250 Fine');
          break;
        case 'DATA':
          data = [];
          say('354 Go on');
          break;
        case 'QUIT':
          say('221 Bye');
          socket.end();
          break;
        default:
          say('500 What?');
      }
    }

    function accept(lines: string[]): void {
      data = undefined;
      received.push({ from, to, source: lines.join('\r\n') });
      void (listener?.() ?? Promise.resolve()).then(() => say('250 Accepted'));
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    refuse: (name, isRefused = true) => void (isRefused ? refused.add(name) : refused.delete(name)),
    onMail: (next) => void (listener = next),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
