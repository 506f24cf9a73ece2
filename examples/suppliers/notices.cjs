/** What the embedded store prints for this example above every page; in WordPress a plugin does that in PHP. */
module.exports = [
  { type: 'error', text: 'Suppliers: the last order of mugs could not be sent.' },
  { type: 'info', text: 'Suppliers: prices of wool change on the first of next month.' },
];
