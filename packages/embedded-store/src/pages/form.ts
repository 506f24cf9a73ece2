import type { Context } from 'hono';

/** What a browser sends of a form: values by name, several for lists (`name[]`). Files do not count. */
export async function readForm(request: Context): Promise<URLSearchParams> {
  const type = request.req.header('Content-Type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return new URLSearchParams();
  return new URLSearchParams(await request.req.text());
}
