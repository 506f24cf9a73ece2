/** The platform's roles plus one of ours: `analyst` can read reports and change nothing. */
export const ROLES = ['administrator', 'shop_manager', 'analyst', 'customer', 'subscriber'] as const;

export type Role = (typeof ROLES)[number];

const levels = (highest: number) =>
  Array.from({ length: highest + 1 }, (_, step) => `level_${highest - step}`);

/** The capabilities for one content type: `edit_products`, `read_private_products`, … */
function contentCapabilities(one: string, isPost: boolean): string[] {
  const many = `${one}s`;
  const single = isPost ? [] : [`edit_${one}`, `read_${one}`, `delete_${one}`];
  const plural = [
    `edit_${many}`,
    `edit_others_${many}`,
    `publish_${many}`,
    `read_private_${many}`,
    `delete_${many}`,
    `delete_private_${many}`,
    `delete_published_${many}`,
    `delete_others_${many}`,
    `edit_private_${many}`,
    `edit_published_${many}`,
  ];
  const terms = ['manage', 'edit', 'delete', 'assign'].map((verb) => `${verb}_${one}_terms`);
  return isPost ? plural : [...single, ...plural, ...terms];
}

const STORE = [
  'manage_woocommerce',
  'view_woocommerce_reports',
  ...['product', 'shop_order', 'shop_coupon'].flatMap((kind) => contentCapabilities(kind, false)),
];

const CONTENT = [
  'read',
  'moderate_comments',
  'manage_categories',
  'manage_links',
  'upload_files',
  'import',
  'export',
  'list_users',
  'edit_theme_options',
  ...contentCapabilities('post', true),
  ...contentCapabilities('page', true),
];

const SITE = [
  'switch_themes',
  'edit_themes',
  'activate_plugins',
  'edit_plugins',
  'edit_users',
  'edit_files',
  'manage_options',
  'unfiltered_html',
  'delete_users',
  'create_users',
  'unfiltered_upload',
  'edit_dashboard',
  'update_plugins',
  'delete_plugins',
  'install_plugins',
  'update_themes',
  'install_themes',
  'update_core',
  'remove_users',
  'promote_users',
  'delete_themes',
];

const CAPABILITIES: Readonly<Record<Role, ReadonlySet<string>>> = {
  administrator: new Set([...SITE, ...CONTENT, ...levels(10), ...STORE, 'administrator']),
  shop_manager: new Set([...CONTENT, ...levels(9), ...STORE, 'shop_manager']),
  analyst: new Set(['read', 'level_0', 'view_woocommerce_reports', 'analyst']),
  customer: new Set(['read', 'level_0', 'customer']),
  subscriber: new Set(['read', 'level_0', 'subscriber']),
};

export function isRole(name: string): name is Role {
  return ROLES.some((role) => role === name);
}

export function getCapabilities(role: Role): ReadonlySet<string> {
  return CAPABILITIES[role];
}

/** Whether the user has the capability. Always false without a user. */
export function can(user: { role: Role } | undefined, capability: string): boolean {
  return user !== undefined && CAPABILITIES[user.role].has(capability);
}

/** Whether the user can open the admin at all; other users can only access their own record. */
export function canEnterAdmin(user: { role: Role } | undefined): boolean {
  return can(user, 'manage_woocommerce') || can(user, 'view_woocommerce_reports');
}
