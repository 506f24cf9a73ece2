<?php
/**
 * Its presence is how other plugins know of the shop.
 *
 * @package StandIn
 */

// phpcs:ignore Squiz.Commenting.ClassComment.Missing
class WooCommerce {}
