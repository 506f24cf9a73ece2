import type { Hono } from 'hono';
import type { StoreContext } from '../context';

/** Login, administration pages, classic forms, the shop's front page and the files of the built client. */
export function mountPages(_app: Hono, _context: StoreContext): void {}
