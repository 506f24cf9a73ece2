/**
 * Serves the pages of component tests under the dashboard's content security policy: stories at
 * http://127.0.0.1:4020/iframe.html?id=ui-button--primary, and single widgets for keyboard tests at
 * `/practices?widget=menu`. `PORT` sets another port, 0 any free one. `--build` only builds.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { buildComponentsIfStale } from './build.mjs';
import { ROOT } from './project.mjs';

const FOLDERS = ['dist/storybook-test', 'dist/practices'].map((folder) => join(ROOT, folder));
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types store-admin store-admin-chunks dompurify; img-src 'self' data:; style-src 'self' 'unsafe-inline'";
const PRACTICES = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Practices ‹ Store Admin</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="practices.css">
<script defer src="practices.js"></script>
</head>
<body></body>
</html>`;

/** Storybook's preview has three inline scripts, which the policy allows by their hashes. */
function allowInlineScripts(html) {
  const hashes = [...html.matchAll(/<script[^>]*>([^]+?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return `${POLICY}; script-src 'self' ${hashes.join(' ')}`;
}

await buildComponentsIfStale();
if (process.argv.includes('--build')) process.exit();

const server = createServer(({ url = '/' }, response) => {
  // The parser has resolved `..` in the path.
  const { pathname } = new URL(url, 'http://components');
  const type = pathname === '/practices' ? 'text/html' : TYPES[extname(pathname)];
  const file = FOLDERS.map((folder) => join(folder, pathname)).find((path) => existsSync(path));
  const body = pathname === '/practices' ? PRACTICES : type && file && readFileSync(file);
  if (!body) return response.writeHead(404).end();
  const policy = type === 'text/html' ? allowInlineScripts(String(body)) : POLICY;
  return response
    .setHeader('Content-Security-Policy', policy)
    .setHeader('Content-Type', `${type}; charset=utf-8`)
    .end(body);
});

server.listen(Number(process.env.PORT ?? 4020), '127.0.0.1', () => {
  console.log(`Components: http://127.0.0.1:${Object(server.address()).port}/`);
});
