window.standIn = [...(window.standIn || []), 'command-palette'];
