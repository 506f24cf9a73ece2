import type { StorybookConfig } from '@storybook/react-webpack5';

/** The test build runs under the dashboard's content security policy (scripts/components.mjs), which the highlighter breaks. */
const isTest = process.argv.includes('--test');

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  // client/e2e/storybook.spec.ts runs axe itself.
  build: { test: { disabledAddons: ['@storybook/addon-a11y'] } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // The color scheme decides the background.
    backgrounds: false,
    highlight: !isTest,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  typescript: { check: false, reactDocgen: false },
  webpackFinal: (webpack) => ({
    ...webpack,
    output: {
      ...webpack.output,
      trustedTypes: { policyName: 'store-admin-chunks', onPolicyCreationFailure: 'continue' },
    },
    module: {
      ...webpack.module,
      rules: [
        ...(webpack.module?.rules ?? []),
        {
          test: /\.[jt]sx?$/,
          exclude: /node_modules/,
          use: { loader: 'babel-loader', options: { cacheDirectory: true } },
        },
      ],
    },
    performance: false,
  }),
};

export default config;
