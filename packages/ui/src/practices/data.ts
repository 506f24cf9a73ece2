/** Options of the test pages. */
export const COUNTRIES = [
  'Austria',
  'France',
  'Germany',
  'Greece',
  'Iceland',
  'Italy',
  'Latvia',
  'Malta',
  'Norway',
  'Portugal',
  'Spain',
];
export const SIZES = ['Large', 'Medium', 'Small'];
