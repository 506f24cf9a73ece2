/** The same in the platform's classic style: the older filter for tasks, and a fill for the row. */
(({ wp, wc, localStorage }) => {
  const { createElement: el, useState } = wp.element;
  const { Button, Card, CardBody } = wp.components;
  const { __ } = wp.i18n;
  const KEY = 'acme-classic-connected';
  const TASK = 'acme-classic-newsletter';

  function Wizard() {
    const [isNamed, setNamed] = useState(false);
    const connect = () => {
      localStorage.setItem(KEY, 'yes');
      wc.navigation.updateQueryString({}, '/', {});
    };
    const button = (label, onClick) => el(Button, { variant: 'primary', onClick }, label);
    return el(
      Card,
      null,
      el(
        CardBody,
        null,
        el(wc.components.Stepper, {
          isVertical: true,
          currentStep: isNamed ? 'connect' : 'name',
          steps: [
            {
              key: 'name',
              label: __('Name your list', 'acme'),
              isComplete: isNamed,
              content: button(__('Use the name of the store', 'acme'), () => setNamed(true)),
            },
            {
              key: 'connect',
              label: __('Connect', 'acme'),
              content: button(__('Connect the classic newsletter', 'acme'), connect),
            },
          ],
        }),
      ),
    );
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
