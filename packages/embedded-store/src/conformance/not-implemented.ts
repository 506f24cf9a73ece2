/** What the contract names and this store leaves out on purpose, and why. Everything else must be answered. */
export interface NotImplementedRoute {
  /** As `parameters.json` writes it, any number of routes below it included. */
  path: string;
  /** All methods unless some are named. */
  methods?: readonly string[];
  reason: string;
}

export const NOT_IMPLEMENTED: readonly NotImplementedRoute[] = [
  {
    path: '/wp/v2/users/{user_id}/application-passwords',
    reason: 'Programs log in to this store as people do; there are no second passwords that could be stolen.',
  },
  {
    path: '/wp/v2/users',
    methods: ['POST'],
    reason: 'Accounts are made as customers, or by whoever starts the store. The dashboard never asks.',
  },
  {
    path: '/wp/v2/media/{id}/post-process',
    reason: 'Pictures are stored as they come, so there are no sizes to catch up on.',
  },
  {
    path: '/wp/v2/media/{id}/edit',
    reason: 'Pictures are stored as they come; the dashboard offers no editing.',
  },
];
