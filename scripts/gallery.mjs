/**
 * Shows every component in every state at http://127.0.0.1:4020/, under the same policy as the
 * dashboard; `/practices?widget=menu` has one of them alone, for the test of its keys. `PORT` takes another port; 0 is any that is free. With `--build` it only builds.
 */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';
import { buildGalleryIfStale } from './build.mjs';
import { ROOT } from './project.mjs';

const FILES = join(ROOT, 'dist/gallery');
const TYPES = { '.js': 'text/javascript', '.css': 'text/css' };
const POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types store-admin store-admin-chunks dompurify; img-src 'self' data:; style-src 'self' 'unsafe-inline'";
/** The scripts of pages, by their address. */
const PAGES = { '/': 'gallery', '/practices': 'practices' };
const toPage = (script) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Components ‹ Store Admin</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${script}.css">
<script defer src="${script}.js"></script>
</head>
<body><div id="gallery"></div></body>
</html>`;

await buildGalleryIfStale();
if (process.argv.includes('--build')) process.exit();

const server = createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://gallery');
  const file = join(FILES, basename(pathname));
  const type = TYPES[extname(pathname)];
  response.setHeader('Content-Security-Policy', POLICY);
  const script = PAGES[pathname];
  if (script) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(toPage(script));
  } else if (type && existsSync(file)) {
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    createReadStream(file).pipe(response);
  } else {
    response.writeHead(404).end();
  }
});

server.listen(Number(process.env.PORT ?? 4020), '127.0.0.1', () => {
  console.log(`Components: http://127.0.0.1:${Object(server.address()).port}/`);
});
