window.standIn = [...(window.standIn || []), 'wcsettings-deprecation'];
