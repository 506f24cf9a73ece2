/** An intended difference between our response and a recording, with the reason. */
export interface Deviation {
  file: string;
  name: string;
  reason: string;
  /** The accepted differences, as the comparison reports them. */
  differences?: readonly string[];
  /** The recording shows a bug of the platform: ours responds with this status, and nothing else is compared. */
  status?: number;
}

const DEFECT = 'The recorded platform fails for tasks it did not register; by design they are accepted.';
const NO_TITLE = 'The platform has no title for this task when nothing is left to buy; ours always has one.';

const OWN_SAMPLES =
  'The recorded platform could not fetch its images; samples of this store bring their own, so none fails.';

const OWN_PREFERENCE =
  'Extensions add preferences; the dashboard adds the switches of extensions and promotions, and saved views.';

const OWN_MARKS =
  'The recorded platform names the networks of its own service alone; this store shows those of a card provider, too.';
const OWN_LOGO = 'The recorded theme does not say whether it shows a logo; that of this store does.';
const logoOf = (list: string) =>
  `body[${list}].tasks[appearance].additionalData.supportCustomLogo is not in the recording`;

const OTHER_FEED =
  'The recordings replace the remote feed by entries of their own, and differ among themselves.';
const FEW_HEADERS = 'This recording has kept the nonce of its headers and left out the rest.';

export const DEVIATIONS: readonly Deviation[] = [
  {
    file: '07-payments',
    name: 'gateway suggestions',
    reason: OWN_MARKS,
    differences: ['body[stripe].transaction_processors is not in the recording'],
  },
  ...['task lists, store set up already', 'task lists of a fresh store'].map((name) => ({
    file: '04-onboarding-tasks',
    name,
    reason: OWN_LOGO,
    differences: ['setup', 'setup_two_column'].map(logoOf),
  })),
  {
    file: '04-onboarding-tasks',
    name: 'action appearance task',
    reason: OWN_LOGO,
    differences: ['body.additionalData.supportCustomLogo is not in the recording'],
  },
  ...[
    'current user',
    'current user, view context',
    'current user as shop_manager',
    'current user as subscriber',
    'update preference (values are JSON text)',
    'read preferences back',
    'preference with raw string value',
    'clear preference',
    'subscriber updates own preference',
  ].map((name) => ({
    file: '01-users-site',
    name,
    reason: OWN_PREFERENCE,
    differences: [
      'color_scheme',
      'density',
      'extensions_off',
      'notices_stay',
      'payment_benefits_dismissed',
      'promotions_hidden',
      'report_views',
      'shortcuts_off',
      'suggestions_dismissed',
    ].map((field) => `body.woocommerce_meta.${field} is not in the recording`),
  })),
  {
    file: '04-onboarding-tasks',
    name: 'create product from template',
    reason: 'The recorded platform had lost the files of its templates; here they are part of the store.',
    status: 200,
  },
  ...['import sample products', 'import sample products a second time'].map((name) => ({
    file: '04-onboarding-tasks',
    name,
    reason: OWN_SAMPLES,
    differences: ['body.failed is empty'],
  })),
  {
    file: '17-products',
    name: 'read one with permalink parts',
    reason: 'A single record has its links when they are asked for, as records in lists do on both sides.',
    differences: ['body._links is missing'],
  },
  {
    file: '17-products',
    name: 'variation delete',
    reason:
      'The platform looks a second time for what it just deleted; another unknown number allows all methods.',
    differences: ['Allow is GET, POST, PUT, PATCH, DELETE, not GET'],
  },
  {
    file: '00-auth-errors',
    name: 'shop_manager: settings general',
    reason:
      'Recordings disagree on links in this namespace; the reference says that only the dashboard has them.',
    differences: ['body[woocommerce_store_address]._links is missing'],
  },
  {
    file: '01-users-site',
    name: 'subscriber updates other user',
    reason: 'The platform shows authors of posts to everyone; a store has no posts, so nobody is shown.',
    differences: ['Allow is nothing, not GET'],
  },
  ...[
    'dismiss unknown task id (treated as an extension task)',
    'undo dismiss unknown task id',
    'snooze extension task',
    'undo snooze extension task',
    'action an unknown task',
  ].map((name) => ({ file: '04-onboarding-tasks', name, reason: DEFECT, status: 200 })),
  ...['dismiss purchase task', 'undo dismiss purchase task'].map((name) => ({
    file: '04-onboarding-tasks',
    name,
    reason: NO_TITLE,
    differences: ['body.title is string, not null'],
  })),
  {
    file: '19-remaining-screens',
    name: 'setup wizard: newsletter without a valid address',
    reason: 'The same refusal was recorded with its header elsewhere; in this one it was not noted.',
    differences: ['Allow is GET, POST, PUT, PATCH, not nothing'],
  },
  {
    file: '09-inbox-notes',
    name: 'set status: bad value',
    reason: 'The platform breaks on a status that it does not know; ours says what is wrong.',
    status: 400,
  },
  {
    file: '15-reports-import-export',
    name: 'export without report_args',
    reason: 'The platform cannot cancel an export; this store can, and says where.',
    differences: ['body._links.cancel is not in the recording'],
  },
  {
    file: '15-reports-import-export',
    name: 'export unknown type',
    reason: 'The platform breaks down over a report it does not know; ours says that there is none.',
    status: 404,
  },
  {
    file: '19-remaining-screens',
    name: 'product form: shipping class dialog, server failure',
    reason: 'The recorded platform breaks on every new shipping class; ours makes it.',
    status: 201,
  },
  {
    file: '12-marketing-navigation-mobile',
    name: 'knowledge base',
    reason: OTHER_FEED,
    differences: ['body[0].date is string, not null'],
  },
  {
    file: '19-remaining-screens',
    name: 'marketing: recommended list of the discover card',
    reason: OTHER_FEED,
    differences: ['body[0].subcategories has no sales-channels'],
  },
  {
    file: '19-remaining-screens',
    name: 'marketing: installed extensions after activation',
    reason: 'The recorded extension is a shell, which brings no pages; extensions of this store have some.',
    differences: [
      'body[mailpoet].settingsUrl is not in the recording',
      'body[mailpoet].docsUrl is not in the recording',
    ],
  },
  ...[
    'payments welcome: activate the promotion note',
    'payments welcome: dismissed',
    'marketing: activate an extension that is not installed',
  ].map((name) => ({
    file: '19-remaining-screens',
    name,
    reason: FEW_HEADERS,
    differences: ['Allow is POST, PUT, PATCH, not nothing'],
  })),
];
