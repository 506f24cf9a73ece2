/** Does what WooCommerce's scripts do to its forms after the page has loaded. */
jQuery(($) => {
  $('.wc-tabs').show();
  $('.wc-tabs a').on('click', function choose(event) {
    event.preventDefault();
    const wrap = $(this).closest('.panel-wrap');
    wrap.find('li').removeClass('active');
    $(this).parent().addClass('active');
    wrap.find('.panel').hide();
    $($(this).attr('href')).show();
  });
  $('.wc-tabs a').first().trigger('click');

  $('.post-type-shop_coupon #title').after('<a href="#" class="button generate-coupon-code">Make a code</a>');

  $('#postdivrich')
    .addClass('postbox woocommerce-product-description')
    .prepend('<h2 class="postbox-header"><label>Product description</label></h2>');
  $('.post-type-product #wp-content-media-buttons').append(
    '<span class="woocommerce-help-tip" style="display:inline-block;inline-size:16px;margin-inline:5px"></span>',
  );

  $('.wc-enhanced-select, .wc-customer-search').each(function enhance() {
    const width = $(this).is('.wc-customer-search') ? '240px' : this.style.width;
    const box = $('<span class="select2-container"></span>').css('inline-size', width);
    $(this)
      .addClass('select2-hidden-accessible enhanced')
      .after(box.toggleClass('is-multiple', this.multiple));
  });

  const row = (name) => $(`[name="${name}"]`).closest('tr');
  $('#woocommerce_allowed_countries')
    .on('change', function follow() {
      row('woocommerce_specific_allowed_countries[]').toggle(this.value === 'specific');
      row('woocommerce_all_except_countries[]').toggle(this.value === 'all_except');
    })
    .trigger('change');
  $('#woocommerce_ship_to_countries')
    .on('change', function follow() {
      row('woocommerce_specific_ship_to_countries[]').toggle(this.value === 'specific');
    })
    .trigger('change');

  document.body.dataset.arranged = 'yes';
});
