import type { Preview } from '@storybook/react-webpack5';
import './preview.css';

const ADMIN_COLORS = [
  'fresh',
  'light',
  'modern',
  'blue',
  'coffee',
  'ectoplasm',
  'midnight',
  'ocean',
  'sunrise',
];

const preview: Preview = {
  globalTypes: {
    colorScheme: {
      description: 'Color scheme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'auto', title: 'System' },
        ],
      },
    },
    direction: {
      description: 'Text direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    adminColor: {
      description: 'Admin color scheme of the host',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: ADMIN_COLORS },
    },
  },
  initialGlobals: { colorScheme: 'light', direction: 'ltr', density: 'comfortable', adminColor: 'fresh' },
  parameters: {
    // The same as in the browser tests (client/e2e/support/user-session.ts).
    a11y: {
      context: { include: ['body'], exclude: ['[class^="__focus-trap"]'] },
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    options: { storySort: { method: 'alphabetical' } },
  },
  decorators: [
    // Before the story renders: some components read the direction of the page as they do.
    (Story, { globals }) => {
      const { documentElement: root, body } = document;
      root.dataset['colorScheme'] = String(globals['colorScheme']);
      root.dataset['density'] = String(globals['density']);
      root.dir = String(globals['direction']);
      for (const color of ADMIN_COLORS)
        body.classList.toggle(`admin-color-${color}`, color === globals['adminColor']);
      return <Story />;
    },
  ],
};

export default preview;
