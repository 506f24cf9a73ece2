/** The same in the platform's classic style: the older filter for tasks, and a fill for the row. */
(({ wp, wc, localStorage }) => {
  const { createElement: el, useState } = wp.element;
  const { __ } = wp.i18n;
  const KEY = 'acme-classic-connected';
  const TASK = 'acme-classic-newsletter';

  function Wizard() {
    const [isNamed, setNamed] = useState(false);
    if (!isNamed)
      return el('button', { type: 'button', onClick: () => setNamed(true) }, __('Name your list', 'acme'));
    const connect = () => {
      localStorage.setItem(KEY, 'yes');
      wc.navigation.updateQueryString({}, '/', {});
    };
    return el('button', { type: 'button', onClick: connect }, __('Connect the classic newsletter', 'acme'));
  }

  wp.hooks.addFilter('woocommerce_admin_onboarding_task_list', 'acme-classic/tasks', (tasks) => [
    ...tasks,
    {
      key: TASK,
      title: __('Connect your newsletter, classic', 'acme'),
      container: el(Wizard),
      completed: localStorage.getItem(KEY) === 'yes',
      visible: true,
      type: 'setup',
      time: __('2 minutes', 'acme'),
    },
  ]);

  wp.plugins.registerPlugin('acme-classic-newsletter', {
    scope: 'woocommerce-tasks',
    render: () =>
      el(
        wp.components.Fill,
        { name: `woocommerce_onboarding_task_list_item_${TASK}` },
        ({ defaultTaskItem: Item }) => [
          el(Item, { key: 'item' }),
          el('p', { key: 'word' }, __('Costs nothing', 'acme')),
        ],
      ),
  });
})(window);
