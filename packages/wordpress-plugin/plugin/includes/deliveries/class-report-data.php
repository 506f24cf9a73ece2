<?php
/**
 * Report data.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Deliveries;

use StoreAdmin\Internal_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Requests totals and rows of a report from WooCommerce's REST API as the current user, and renders the rows as CSV with
 * the columns of the screen.
 */
class Report_Data {

	/** Larger files are not attached, since mail servers may reject them. */
	const MAX_ROWS  = 10000;
	const MAX_BYTES = 5000000;
	const PAGE_SIZE       = 100;

	/** Reports with both totals and rows. */
	const REPORTS = array( 'revenue', 'orders', 'products', 'variations', 'categories', 'coupons', 'taxes', 'stock', 'customers', 'downloads' );

	/** Paths of columns whose value is not under the column's key. */
	const COLUMN_PATHS = array(
		'orders'     => array( 'attribution' => 'extended_info.attribution.origin' ),
		'products'   => array( 'product_name' => 'extended_info.name', 'sku' => 'extended_info.sku', 'stock_status' => 'extended_info.stock_status', 'stock' => 'extended_info.stock_quantity' ),
		'variations' => array( 'name' => 'extended_info.name', 'sku' => 'extended_info.sku', 'stock_status' => 'extended_info.stock_status', 'stock' => 'extended_info.stock_quantity' ),
		'categories' => array( 'category' => 'extended_info.name' ),
		'coupons'    => array( 'code' => 'extended_info.code', 'created' => 'extended_info.date_created', 'expires' => 'extended_info.date_expires', 'type' => 'extended_info.discount_type' ),
		'taxes'      => array( 'tax_code' => 'name', 'rate' => 'tax_rate' ),
		'stock'      => array( 'title' => 'name' ),
		'downloads'  => array( 'user_id' => 'username' ),
	);

	/**
	 * Returns the totals of a report.
	 *
	 * @param array      $content Report of a delivery.
	 * @param array|null $range   Start and end.
	 * @throws \RuntimeException If the report can't be loaded.
	 */
	public static function get_totals( array $content, ?array $range ): array {
		$query  = $content['filters'] + (array) $range + array( 'fields' => array_column( $content['figures'], 'key' ) );
		$query += null === $range ? array() : array( 'interval' => 'year', 'per_page' => 1 );
		$call   = self::request( "/wc-analytics/reports/{$content['stats']}/stats", $query );
		return (array) ( $call->get_data()['totals'] ?? array() );
	}

	/**
	 * Returns the rows as CSV.
	 *
	 * @param array      $content Report of a delivery.
	 * @param array|null $range   Start and end.
	 * @return array{rows: int, csv: string|null} No CSV if there are no rows or too many.
	 * @throws \RuntimeException If the report can't be loaded.
	 */
	public static function get_csv( array $content, ?array $range ): array {
		$is_revenue = 'revenue' === $content['report'];
		$path       = $is_revenue ? '/wc-analytics/reports/revenue/stats' : "/wc-analytics/reports/{$content['report']}";
		$columns    = $content['columns'];
		$csv        = "\xEF\xBB\xBF" . self::to_csv_line( array_column( $columns, 'label' ) );
		for ( $page = 1, $pages = 1; $page <= $pages; $page++ ) {
			$call    = self::request( $path, array( 'page' => $page, 'per_page' => self::PAGE_SIZE ) + $content['table'] + (array) $range );
			$headers = array_change_key_case( $call->response->get_headers() );
			$total   = (int) ( $headers['x-wp-total'] ?? 0 );
			$pages   = (int) ceil( $total / self::PAGE_SIZE );
			if ( 0 === $total || $total > self::MAX_ROWS ) {
				return array( 'rows' => $total, 'csv' => null );
			}
			$data = (array) $call->get_data();
			foreach ( $is_revenue ? ( $data['intervals'] ?? array() ) : $data as $row ) {
				$row  = $is_revenue ? array( 'date' => $row['interval'] ) + $row['subtotals'] : $row;
				$csv .= self::to_csv_line( array_map( static fn( $column ) => self::get_cell( $content['report'], $column['key'], $row ), $columns ) );
			}
			if ( strlen( $csv ) > self::MAX_BYTES ) {
				return array( 'rows' => $total, 'csv' => null );
			}
		}
		return array( 'rows' => $total, 'csv' => $csv );
	}

	/**
	 * Replaces the title and the labels of metrics, which are in the owner's language, by those of the current one.
	 * Columns keep theirs: WooCommerce has no list of them.
	 *
	 * @param array $content Report of a delivery.
	 */
	public static function translate_labels( array $content ): array {
		$metrics            = new Internal_Request( 'GET', '/wc-analytics/reports/performance-indicators/allowed' );
		$labels             = $metrics->is_error() ? array() : array_column( (array) $metrics->get_data(), 'label', 'stat' );
		$content['figures'] = array_map(
			static fn( $metric ) => array( 'label' => $labels[ "{$content['report']}/{$metric['key']}" ] ?? $metric['label'] ) + $metric,
			$content['figures']
		);
		$titles             = array(
			'revenue'    => __( 'Revenue', 'store-admin' ),
			'orders'     => __( 'Orders', 'store-admin' ),
			'products'   => __( 'Products', 'store-admin' ),
			'variations' => __( 'Variations', 'store-admin' ),
			'categories' => __( 'Categories', 'store-admin' ),
			'coupons'    => __( 'Coupons', 'store-admin' ),
			'taxes'      => __( 'Taxes', 'store-admin' ),
			'stock'      => __( 'Stock', 'store-admin' ),
			'customers'  => __( 'Customers', 'store-admin' ),
			'downloads'  => __( 'Downloads', 'store-admin' ),
		);
		$content['title']   = $titles[ $content['report'] ] ?? $content['title'];
		return $content;
	}

	/**
	 * Requests a page of a report.
	 *
	 * @throws \RuntimeException With WooCommerce's message.
	 */
	private static function request( string $path, array $query ): Internal_Request {
		// Parameter names may contain brackets, as in URLs.
		$call = new Internal_Request( 'GET', "$path?" . http_build_query( $query ) );
		if ( $call->is_error() ) {
			// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped on output.
			throw new \RuntimeException( (string) ( $call->get_data()['message'] ?? __( 'The report could not be loaded.', 'store-admin' ) ) );
		}
		return $call;
	}

	/**
	 * Returns the value of a column.
	 *
	 * @return string|int|float
	 */
	private static function get_cell( string $report, string $key, array $row ) {
		$info = (array) ( $row['extended_info'] ?? array() );
		switch ( "$report.$key" ) {
			case 'orders.products':
				return implode( ', ', array_map( static fn( $item ) => "{$item['quantity']}× {$item['name']}", array_values( (array) ( $info['products'] ?? array() ) ) ) );
			case 'orders.coupons':
				return implode( ', ', array_column( (array) ( $info['coupons'] ?? array() ), 'code' ) );
			case 'orders.customer_id':
				$customer = (array) ( $info['customer'] ?? array() );
				return trim( ( $customer['first_name'] ?? '' ) . ' ' . ( $customer['last_name'] ?? '' ) );
			case 'products.product_cat':
				$names = array_map( static fn( $id ) => get_term( (int) $id )->name ?? '', (array) ( $info['category_ids'] ?? array() ) );
				return implode( ', ', array_filter( $names ) );
			case 'products.variations':
				return count( (array) ( $info['variations'] ?? array() ) );
			case 'downloads.product':
				return get_the_title( (int) ( $row['product_id'] ?? 0 ) );
		}
		$value = $row;
		foreach ( explode( '.', self::COLUMN_PATHS[ $report ][ $key ] ?? $key ) as $name ) {
			$value = is_array( $value ) ? ( $value[ $name ] ?? '' ) : '';
		}
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? $value : '';
	}

	/** Formats a CSV line (RFC 4180). Text that a spreadsheet would run as a formula gets a leading apostrophe. */
	public static function to_csv_line( array $cells ): string {
		$written = array_map(
			static function ( $cell ): string {
				if ( ! is_string( $cell ) ) {
					return (string) $cell;
				}
				$cell = wp_specialchars_decode( $cell, ENT_QUOTES );
				$safe = preg_match( '/^[=+\-@\t\r\n]/', $cell ) && ! is_numeric( $cell ) ? "'$cell" : $cell;
				return preg_match( '/[",\r\n]/', $safe ) ? '"' . str_replace( '"', '""', $safe ) . '"' : $safe;
			},
			$cells
		);
		return implode( ',', $written ) . "\r\n";
	}
}
