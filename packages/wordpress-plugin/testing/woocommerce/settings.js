window.wc = Object.assign(window.wc || {}, {
  wcSettings: { getSetting: (name, fallback) => wcSettings[name] ?? fallback },
});
