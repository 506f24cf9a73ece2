(document.getElementById('root') || document.getElementById('woocommerce-embedded-root')).textContent =
  'Stock dashboard';
