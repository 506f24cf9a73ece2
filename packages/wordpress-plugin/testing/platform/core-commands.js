/* Mock of `wp-core-commands`: a shortcut, and a dialog with a field. */
wp.coreCommands = {
  initializeCommandPalette() {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-label', 'Command palette');
    dialog.append(Object.assign(document.createElement('input'), { ariaLabel: 'Search commands' }));
    wp.data.subscribe(() => {
      const isShown = dialog.isConnected;
      const isOpen = wp.data.select('core/commands').isOpen();
      if (isOpen && !isShown) {
        document.body.append(dialog);
        dialog.firstChild.focus();
      } else if (!isOpen && isShown) {
        dialog.remove();
      }
    });
    document.addEventListener('keydown', (event) => {
      if (event.ctrlKey && event.key === 'k') {
        event.preventDefault();
        wp.data.dispatch('core/commands').open();
      }
    });
  },
};
