/** @jest-environment node */

import { parseFreeExtensions } from './schemas';
import { getMarketingExtensions } from './marketing';

const plugin = (key: string, flags: object = {}) => ({ key, name: key.toUpperCase(), ...flags });
const groupsOf = (...groups: object[]) => parseFreeExtensions(groups);
const group = (key: string, ...plugins: object[]) => ({ key, title: key, plugins });
const keys = (plugins: readonly { key: string }[]) => plugins.map(({ key }) => key);

const offered = groupsOf(
  group('obw/basics', plugin('jetpack')),
  group('task-list/reach', plugin('mailpoet:alt'), plugin('mailchimp')),
  group('task-list/grow', plugin('google:alt'), plugin('tiktok'), plugin('hidden', { is_visible: false })),
);

test('sorts groups in the order of the task and excludes other groups', () => {
  const { groups, installed } = getMarketingExtensions(offered);

  expect(groups.map(({ key, plugins }) => [key, keys(plugins)])).toEqual([
    ['task-list/grow', ['google:alt', 'tiktok']],
    ['task-list/reach', ['mailpoet:alt', 'mailchimp']],
  ]);
  expect(installed).toEqual([]);
});

test('separates installed extensions by the current state of the site', () => {
  const { groups, installed } = getMarketingExtensions(offered, {
    installed: ['google', 'mailpoet'],
    active: ['mailpoet'],
  });

  expect(installed.map(({ key, isActivated }) => [key, isActivated])).toEqual([
    ['google:alt', false],
    ['mailpoet:alt', true],
  ]);
  expect(groups.map(({ plugins }) => keys(plugins))).toEqual([['tiktok'], ['mailchimp']]);
});

test('uses the installed state of the response without plugin lists', () => {
  const { groups, installed } = getMarketingExtensions(
    groupsOf(group('task-list/grow', plugin('tiktok', { is_installed: true }))),
  );

  expect(keys(installed)).toEqual(['tiktok']);
  expect(groups).toEqual([]);
});

test('installs a plugin listed in two groups once', () => {
  const both = groupsOf(
    group('task-list/reach', plugin('tiktok:b')),
    group('task-list/grow', plugin('tiktok:a')),
  );

  expect(keys(getMarketingExtensions(both, { installed: ['tiktok'] }).installed)).toEqual(['tiktok:a']);
});
