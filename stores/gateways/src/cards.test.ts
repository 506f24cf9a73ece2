import { buildGateway } from '@admin/testing';
import { parseGateways, parseSuggestions } from './schemas';
import { getGatewayCards } from './cards';
import { getRecommendedCard } from './cards';
import {
  findGatewayCard,
  getCardAction,
  getCardActionLabel,
  getCardMarks,
  getConfigureStep,
  getGatewayId,
  groupGatewayCards,
  isOwnGateway,
} from './index';
import { buildSuggestion } from './testing';

const cardsOf = (suggestions: object[], gateways: object[] = []) =>
  getGatewayCards(parseSuggestions(suggestions), parseGateways(gateways));
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

describe('matching', () => {
  test.each([
    ['stripe', 'stripe'],
    ['woocommerce_payments:with-in-person-payments', 'woocommerce_payments'],
    ['acme:a:b', 'acme'],
  ])('%s matches gateway %s', (suggestion, gateway) => {
    expect(getGatewayId(suggestion)).toBe(gateway);
    const [card] = cardsOf(
      [buildSuggestion({ id: suggestion })],
      [buildGateway({ id: gateway, enabled: true })],
    );
    expect(card).toMatchObject({ isInstalled: true, isEnabled: true, gateway: { id: gateway } });
  });

  test.each([
    ['woocommerce_payments', true],
    ['woocommerce_payments:without-in-person-payments', true],
    ['stripe', false],
  ])('%s is a WooPayments gateway: %s', (id, isOwn) => {
    expect(isOwnGateway(id)).toBe(isOwn);
  });

  test('finds a card with and without its variant', () => {
    const cards = cardsOf([buildSuggestion({ id: 'woocommerce_payments:a' }), buildSuggestion()]);

    expect(findGatewayCard(cards, 'stripe').id).toBe('stripe');
    expect(findGatewayCard(cards, 'woocommerce_payments').id).toBe('woocommerce_payments:a');
  });

  test('throws with the ID of an unknown card', () => {
    expect(() => findGatewayCard(cardsOf([buildSuggestion()]), 'strip')).toThrow(
      'There is no payment gateway named "strip".',
    );
  });
});

test('sorts cards with plugins first, then by priority, then in server order', () => {
  const cards = cardsOf([
    buildSuggestion({ id: 'link', plugins: [], recommendation_priority: 1 }),
    buildSuggestion({ id: 'never', recommendation_priority: null }),
    buildSuggestion({ id: 'late', recommendation_priority: 9 }),
    buildSuggestion({ id: 'early', recommendation_priority: 2 }),
    buildSuggestion({ id: 'early too', recommendation_priority: 2 }),
    buildSuggestion({ id: 'never too', recommendation_priority: undefined }),
  ]);

  expect(ids(cards)).toEqual(['early', 'early too', 'late', 'never', 'never too', 'link']);
});

describe('groups', () => {
  const suggestions = [
    buildSuggestion({ id: 'woocommerce_payments:a', recommendation_priority: 9 }),
    buildSuggestion({ id: 'stripe', category_other: ['US'], category_additional: [] }),
    buildSuggestion({ id: 'klarna', category_other: [], category_additional: ['US', 'GB'] }),
    buildSuggestion({ id: 'paystack', category_other: ['NG'], category_additional: [] }),
    buildSuggestion({ id: 'everywhere', category_other: [], category_additional: [] }),
    buildSuggestion({ id: 'bacs', plugins: [], is_offline: true }),
    buildSuggestion({ id: 'cod', plugins: [], is_offline: true }),
  ];

  test('puts each card into the group of its type', () => {
    const groups = groupGatewayCards(
      cardsOf(suggestions, [buildGateway({ id: 'cod', enabled: true })]),
      'US',
    );

    expect(groups.own?.id).toBe('woocommerce_payments:a');
    expect(ids(groups.enabled)).toEqual(['cod']);
    expect(ids(groups.additional)).toEqual(['stripe', 'klarna', 'everywhere']);
    expect(ids(groups.offline)).toEqual(['bacs']);
  });

  test.each([
    ['its own card', { enabled: true, needs_setup: true }, 'own'],
    ['its own card', { enabled: false, needs_setup: false }, 'own'],
    ['the enabled gateways', { enabled: true, needs_setup: false }, 'enabled'],
  ])('puts WooPayments into %s when it is %j', (_, state, group) => {
    const gateway = buildGateway({ id: 'woocommerce_payments', ...state });
    const { own, enabled } = groupGatewayCards(cardsOf(suggestions, [gateway]), 'US');

    expect(own !== undefined).toBe(group === 'own');
    expect(enabled).toHaveLength(group === 'enabled' ? 1 : 0);
  });

  test('shows a country its own cards', () => {
    expect(ids(groupGatewayCards(cardsOf(suggestions), 'NG').additional)).toEqual(['paystack', 'everywhere']);
  });
});

describe('badges', () => {
  test('recommends the lowest priority number even if it is not sorted first', () => {
    const cards = cardsOf([
      buildSuggestion({ id: 'a', recommendation_priority: 4 }),
      buildSuggestion({ id: 'b', plugins: [], recommendation_priority: 3, is_local_partner: true }),
    ]);
    const recommended = getRecommendedCard(cards);

    expect(cards.map((card) => getCardMarks(card, recommended))).toEqual([
      [],
      ['Recommended', 'Local Partner'],
    ]);
  });

  test('recommends nothing without cards', () => {
    expect(getRecommendedCard([])).toBeUndefined();
  });
});

describe('the button of a card', () => {
  const plugins = ['acme'];
  test.each([
    ['not installed, with plugins', { plugins }, undefined, 'Get started'],
    ['not installed, without plugins', { plugins: [] }, undefined, 'Get started'],
    ['installed, set up', { plugins }, { enabled: false, needs_setup: false }, 'Enable'],
    ['installed, set up, enabled', { plugins }, { enabled: true, needs_setup: false }, 'Manage'],
    ['installed, needs setup', { plugins }, { enabled: false, needs_setup: true }, 'Finish setup'],
    ['enabled, needs setup', { plugins }, { enabled: true, needs_setup: true }, 'Finish setup'],
    ['built in, needs setup', { plugins: [] }, { enabled: false, needs_setup: true }, 'Get started'],
    ['built in, enabled', { plugins: [] }, { enabled: true, needs_setup: true }, 'Manage'],
    ['built in, no setup needed', { plugins: [] }, { enabled: false, needs_setup: false }, 'Enable'],
    [
      'built in, with required settings',
      { plugins: [] },
      { enabled: false, needs_setup: false, required_settings_keys: ['key'] },
      'Get started',
    ],
    ['bank transfer', { id: 'bacs', plugins: [] }, { enabled: false }, 'Get started'],
    ['bank transfer, enabled', { id: 'bacs', plugins: [] }, { enabled: true }, 'Manage'],
  ])('%s', (_, suggestion, gateway, label) => {
    const id = 'id' in suggestion ? suggestion.id : 'acme';
    const [card] = cardsOf(
      [buildSuggestion({ id, ...suggestion })],
      gateway ? [buildGateway({ id, ...gateway })] : [],
    );

    expect(card && getCardActionLabel(getCardAction(card))).toBe(label);
  });
});

test.each([
  ['connect', { connection_url: 'https://provider.example/', required_settings_keys: ['title'] }],
  ['form', { required_settings_keys: ['title'] }],
  ['settings-link', {}],
])('configures a gateway by %s', (step, overrides) => {
  const [gateway] = parseGateways([buildGateway(overrides)]);

  expect(gateway && getConfigureStep(gateway)).toBe(step);
});
