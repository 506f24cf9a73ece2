/** A breadcrumb: a label, or an address relative to the dashboard with its label. `''` is the home screen. */
export type Breadcrumb = string | readonly [href: string, label: string];

export const getBreadcrumbLabel = (crumb: Breadcrumb): string =>
  typeof crumb === 'string' ? crumb : crumb[1];

export const isBreadcrumb = (value: unknown): value is Breadcrumb =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string'));
