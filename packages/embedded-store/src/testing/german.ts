import type { Translations } from '../i18n';

/** A few of the store's messages in German, as a translation file has them. */
const GERMAN = {
  '': { domain: 'store-admin', lang: 'de_DE', plural_forms: 'nplurals=2; plural=(n != 1);' },
  '%1$s: %2$s (before: %3$s)': ['%1$s: %2$s (vorher: %3$s)'],
  '%s order': ['%s Bestellung', '%s Bestellungen'],
  '%s order moved to the Trash.': [
    '%s Bestellung in den Papierkorb verschoben.',
    '%s Bestellungen in den Papierkorb verschoben.',
  ],
  'A scheduled report could not be sent': ['Ein geplanter Bericht konnte nicht versendet werden'],
  'Add products': ['Produkte hinzufügen'],
  City: ['Ort'],
  'Direct bank transfer': ['Direkte Banküberweisung'],
  Home: ['Startseite'],
  'Invalid ID.': ['Ungültige ID.'],
  Language: ['Sprache'],
  'Log In': ['Anmelden'],
  'Net sales': ['Nettoumsatz'],
  'No orders found.': ['Keine Bestellungen gefunden.'],
  'Order status\u0004Processing': ['In Bearbeitung'],
  Orders: ['Bestellungen'],
  'Please enter your password.': ['Bitte gib dein Passwort ein.'],
  'Sorry, you cannot list resources.': ['Du kannst keine Ressourcen auflisten.'],
  'This recipient was removed.': ['Dieser Empfänger wurde entfernt.'],
  'Total sales': ['Gesamtumsatz'],
  Unsubscribe: ['Abbestellen'],
  'View report': ['Bericht ansehen'],
  Welcome: ['Willkommen'],
  '“%1$s”: %2$s': ['„%1$s“: %2$s'],
};

/** German is the only language besides English. */
export const german: Translations = {
  list: () => ['de_DE'],
  get: (locale) => (locale === 'de_DE' ? GERMAN : undefined),
};
