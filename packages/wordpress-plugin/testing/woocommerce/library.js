window.wc = Object.assign(window.wc || {}, { components: {} });
