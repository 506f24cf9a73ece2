window.standIn = [...(window.standIn || []), 'settings-embed'];
