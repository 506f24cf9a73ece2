/**
 * A route of the contract that this store doesn't implement on purpose, with the reason. All others must be
 * implemented.
 */
export interface NotImplementedRoute {
  /** The path as in `parameters.json`; includes all routes below it. */
  path: string;
  /** All methods when omitted. */
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
    reason: 'Images are stored as they come, so there are no sizes to catch up on.',
  },
  {
    path: '/wp/v2/media/{id}/edit',
    reason: 'Images are stored as they come; the dashboard offers no editing.',
  },
];
