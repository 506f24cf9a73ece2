/* Mock of `wp-commands`, the store of the WordPress command palette. */
(function () {
  const initial = { isOpen: false, commands: [] };
  const reducer = (state = initial, { type, command }) => {
    if (type === 'OPEN' || type === 'CLOSE') {
      return { ...state, isOpen: type === 'OPEN' };
    }
    return type === 'REGISTER' ? { ...state, commands: [...state.commands, command] } : state;
  };
  wp.data.register(
    wp.data.createReduxStore('core/commands', {
      reducer,
      actions: {
        open: () => ({ type: 'OPEN' }),
        close: () => ({ type: 'CLOSE' }),
        registerCommand: (command) => ({ type: 'REGISTER', command }),
      },
      selectors: {
        isOpen: (state) => state.isOpen,
        getCommands: (state) => state.commands,
      },
    }),
  );
})();
