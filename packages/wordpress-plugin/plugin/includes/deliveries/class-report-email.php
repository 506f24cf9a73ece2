<?php
/**
 * Report email.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Deliveries;

defined( 'ABSPATH' ) || exit;

/** Renders the email of a report with its owner's data in the recipient's language, and sends it. */
class Report_Email {

	/** Placeholder of the unsubscribe URL, with characters that names can't contain. */
	const UNSUBSCRIBE_PLACEHOLDER = "\xEE\x80\x80ending\xEE\x80\x80";

	/**
	 * Returns the locale of a recipient: their own if they are a user of the site, otherwise the owner's.
	 *
	 * @param array  $delivery Delivery.
	 * @param string $address  Email address.
	 */
	public static function get_locale( array $delivery, string $address ): string {
		return get_user_locale( get_user_by( 'email', $address ) ?: $delivery['owner_id'] );
	}

	/**
	 * Loads the report once and renders the email in the owner's language and in others, as the owner.
	 *
	 * @param array    $delivery Delivery.
	 * @param string[] $locales  Languages of recipients.
	 * @return array{subject: string, text: string, html: string, file: array|null, translations: array<string, array>}
	 * @throws \RuntimeException If the report can't be loaded.
	 */
	public static function render( array $delivery, array $locales = array() ): array {
		$owner = get_userdata( $delivery['owner_id'] );
		if ( ! $owner || ! user_can( $owner, 'view_woocommerce_reports' ) ) {
			throw new \RuntimeException( __( 'The user who scheduled this report no longer has permission to view reports.', 'store-admin' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped on output.
		}
		$own    = get_user_locale( $owner );
		$report = self::run_as( $owner, $own, static fn() => self::load( $delivery['content'] ) );
		$render = static fn( string $locale ) => self::run_as(
			$owner,
			$locale,
			static function () use ( $delivery, $owner, $own, $locale, $report ): array {
				if ( $locale !== $own ) {
					$delivery['content'] = Report_Data::translate_labels( $delivery['content'] );
				}
				return self::render_texts( $delivery, $owner, $report );
			}
		);
		$others = array_diff( array_unique( $locales ), array( $own ) );
		return $render( $own ) + array(
			'file'         => null === $report['csv'] ? null : array( 'name' => $report['name'], 'csv' => $report['csv'] ),
			'translations' => array_combine( $others, array_map( $render, $others ) ),
		);
	}

	/** Runs a function as a user in a language. */
	private static function run_as( \WP_User $user, string $locale, callable $work ): array {
		return Locale_Scope::run(
			$locale,
			static function () use ( $user, $work ): array {
				$before = get_current_user_id();
				wp_set_current_user( $user->ID );
				try {
					return $work();
				} finally {
					wp_set_current_user( $before );
				}
			}
		);
	}

	/** Loads the metrics and rows of a report. */
	private static function load( array $content ): array {
		$ranges      = null === $content['period']
			? array( null, null )
			: Schedule::get_ranges( $content['period'], current_datetime(), (int) get_option( 'start_of_week', 1 ) );
		$has_metrics = array() !== $content['figures'];
		return array(
			'ranges'   => $ranges,
			'current'  => $has_metrics ? Report_Data::get_totals( $content, $ranges[0] ) : array(),
			'previous' => $has_metrics && $ranges[1] ? Report_Data::get_totals( $content, $ranges[1] ) : array(),
			'name'     => self::get_file_name( $content['report'], $ranges[0] ),
		) + Report_Data::get_csv( $content, $ranges[0] );
	}

	/** Renders subject, text and HTML in the current language. */
	private static function render_texts( array $delivery, \WP_User $owner, array $report ): array {
		$content = $delivery['content'];
		$ranges  = $report['ranges'];
		$title   = self::to_single_line( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );
		$dates   = $ranges[0] ? self::format_range( $ranges[0] ) : '';
		/* translators: %s: dates */
		$compared = $ranges[1] ? sprintf( __( 'Compared with %s', 'store-admin' ), self::format_range( $ranges[1] ) ) : '';
		if ( 0 === $report['rows'] ) {
			$about = __( 'The report is empty, so no file is attached.', 'store-admin' );
		} elseif ( null === $report['csv'] ) {
			/* translators: %d: number of rows */
			$about = sprintf( __( 'The file (%d rows) is too large to email. Download it from the report.', 'store-admin' ), $report['rows'] );
		} else {
			/* translators: %s: name of a file */
			$about = sprintf( __( 'The file %s is attached.', 'store-admin' ), $report['name'] );
		}
		/* translators: 1: name of a user, 2: name of the store */
		$why     = sprintf( __( 'You receive this email because %1$s of %2$s scheduled it.', 'store-admin' ), $owner->display_name, $title );
		$address = admin_url( 'admin.php?' . http_build_query( array( 'page' => 'wc-admin', 'path' => $content['path'] ) + $content['query'], '', '&', PHP_QUERY_RFC3986 ) );
		$metrics = self::format_metrics( $content['figures'], $report['current'], $report['previous'] );
		$texts   = compact( 'dates', 'compared', 'about', 'why', 'address', 'metrics' ) + array( 'name' => $delivery['name'], 'title' => $content['title'] );
		return array(
			'subject' => self::to_single_line( $delivery['name'] . ' – ' . $title . ( '' === $dates ? '' : ", $dates" ) ),
			'text'    => self::to_text( $texts ),
			'html'    => self::to_html( $texts ),
		);
	}

	/** Renders plain text. */
	private static function to_text( array $texts ): string {
		$lines = array( "{$texts['title']}: {$texts['name']}", $texts['dates'], $texts['compared'], '' );
		foreach ( $texts['metrics'] as $metric ) {
			$before  = array_filter( array( $metric['before'], $metric['change'] ), 'strlen' );
			$lines[] = "{$metric['label']}: {$metric['value']}" .
				/* translators: %s: the value of a metric in an earlier period, and by how much it changed */
				( array() === $before ? '' : ' ' . sprintf( __( '(before: %s)', 'store-admin' ), implode( ', ', $before ) ) );
		}
		/* translators: %s: address */
		array_push( $lines, '', $texts['about'], sprintf( __( 'View report: %s', 'store-admin' ), $texts['address'] ), '', '-- ', $texts['why'] );
		/* translators: %s: address */
		$lines[] = sprintf( __( 'Unsubscribe: %s', 'store-admin' ), self::UNSUBSCRIBE_PLACEHOLDER );
		return implode( "\n", $lines ) . "\n";
	}

	/** Renders HTML. */
	private static function to_html( array $texts ): string {
		$rows = '';
		foreach ( $texts['metrics'] as $metric ) {
			$rows .= sprintf(
				'<tr><th scope="row" style="padding:8px 6px;text-align:start;font-weight:normal">%s</th><td style="padding:8px 6px"><strong>%s</strong></td><td style="padding:8px 6px">%s</td></tr>',
				esc_html( $metric['label'] ),
				esc_html( $metric['value'] ),
				esc_html( $metric['before'] . ( $metric['change'] ? " ({$metric['change']})" : '' ) )
			);
		}
		$head = sprintf(
			'<tr><th scope="col" style="padding:8px 6px;text-align:start">%s</th><th scope="col" style="padding:8px 6px;text-align:start">%s</th><th scope="col" style="padding:8px 6px;text-align:start">%s</th></tr>',
			esc_html__( 'Figure', 'store-admin' ),
			esc_html__( 'Now', 'store-admin' ),
			esc_html__( 'Before', 'store-admin' )
		);
		return sprintf(
			'<!doctype html><html lang="%1$s" dir="%2$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head><body style="margin:0;padding:16px;font:16px/1.5 sans-serif;overflow-wrap:break-word"><h1 style="margin:0 0 4px;font-size:20px">%3$s</h1><p>%4$s<br>%5$s<br><small>%6$s</small></p>%7$s<p>%8$s</p><p><a href="%9$s">%10$s</a></p><hr><p><small>%11$s <a href="%12$s">%13$s</a></small></p></body></html>',
			esc_attr( str_replace( '_', '-', determine_locale() ) ),
			is_rtl() ? 'rtl' : 'ltr',
			esc_html( $texts['name'] ),
			esc_html( $texts['title'] ),
			esc_html( $texts['dates'] ),
			esc_html( $texts['compared'] ),
			'' === $rows ? '' : "<table style=\"border-collapse:collapse\">$head$rows</table>",
			esc_html( $texts['about'] ),
			esc_url( $texts['address'] ),
			esc_html__( 'View report', 'store-admin' ),
			esc_html( $texts['why'] ),
			self::UNSUBSCRIBE_PLACEHOLDER,
			esc_html__( 'Unsubscribe', 'store-admin' )
		);
	}

	/** Removes the line with the unsubscribe URL. */
	public static function remove_unsubscribe_line( string $text ): string {
		return (string) preg_replace( '/^.*' . self::UNSUBSCRIBE_PLACEHOLDER . '.*\n/m', '', $text );
	}

	/** Formats metrics and their previous values. */
	private static function format_metrics( array $metrics, array $current, array $previous ): array {
		$write = static function ( $value, string $type ): string {
			if ( ! is_numeric( $value ) ) {
				return '';
			}
			if ( 'currency' === $type ) {
				return html_entity_decode( wp_strip_all_tags( wc_price( $value ) ), ENT_QUOTES, 'UTF-8' );
			}
			return number_format_i18n( $value, floor( $value ) == $value ? 0 : 2 ); // phpcs:ignore Universal.Operators.StrictComparisons -- 3.0 is a whole number.
		};
		return array_map(
			static function ( array $metric ) use ( $current, $previous, $write ): array {
				$value  = $current[ $metric['key'] ] ?? null;
				$before = $previous[ $metric['key'] ] ?? null;
				$change = is_numeric( $value ) && is_numeric( $before ) && 0.0 !== (float) $before
					? round( 100 * ( $value - $before ) / abs( $before ) )
					: null;
				return array(
					'label'  => $metric['label'],
					'value'  => is_numeric( $value ) ? $write( $value, $metric['type'] ) : __( 'unknown', 'store-admin' ),
					'before' => $write( $before, $metric['type'] ),
					'change' => null === $change ? '' : ( $change > 0 ? '+' : '' ) . number_format_i18n( $change ) . '%',
				);
			},
			$metrics
		);
	}

	/** Formats a date range in the site's date format. */
	private static function format_range( array $range ): string {
		$format = (string) get_option( 'date_format', 'F j, Y' );
		$write  = static fn( $text ) => wp_date( $format, ( new \DateTimeImmutable( substr( $text, 0, 10 ), new \DateTimeZone( 'UTC' ) ) )->getTimestamp(), new \DateTimeZone( 'UTC' ) );
		return array_unique( array( $write( $range['after'] ), $write( $range['before'] ) ) ) === array( $write( $range['after'] ) )
			? $write( $range['after'] )
			: $write( $range['after'] ) . ' – ' . $write( $range['before'] );
	}

	/** Returns the name of the attachment. */
	private static function get_file_name( string $report, ?array $range ): string {
		$days = $range ? '_' . substr( $range['after'], 0, 10 ) . '_' . substr( $range['before'], 0, 10 ) : '';
		return sanitize_file_name( $report . $days . '_exported-' . current_datetime()->format( 'Y-m-d' ) . '.csv' );
	}

	/**
	 * With PHP's `mail()`, PHPMailer encodes long header values, and mail clients then don't find the unsubscribe URL.
	 * Header names are not encoded, so the URL goes into the name and a comment (RFC 2369) into the value.
	 *
	 * @param object $mailer PHPMailer instance.
	 */
	private static function fix_unsubscribe_header( $mailer ): void {
		if ( 'mail' !== $mailer->Mailer ) { // phpcs:ignore WordPress.NamingConventions -- PHPMailer's property.
			return;
		}
		$headers = $mailer->getCustomHeaders();
		$mailer->clearCustomHeaders();
		foreach ( $headers as list( $name, $value ) ) {
			if ( 'List-Unsubscribe' === $name ) {
				$mailer->addCustomHeader( "$name: $value (in one step", 'without an account)' );
			} else {
				$mailer->addCustomHeader( $name, $value );
			}
		}
	}

	/** Returns text as one line without control characters, safe for a header. Not escaped for HTML. */
	public static function to_single_line( string $text ): string {
		return trim( (string) preg_replace( '/[\x00-\x1F\x7F\s]+/u', ' ', $text ) );
	}

	/**
	 * Sends the email to one recipient.
	 *
	 * @param array  $message         Rendered email.
	 * @param string $to              Email address.
	 * @param string $unsubscribe_url Unsubscribe URL, also for one-click unsubscribe (RFC 8058).
	 * @return string Error message, or an empty string.
	 */
	public static function send( array $message, string $to, string $unsubscribe_url ): string {
		$reason  = '';
		$listen  = static function ( \WP_Error $error ) use ( &$reason ): void {
			$reason = $error->get_error_message();
		};
		$text    = str_replace( self::UNSUBSCRIBE_PLACEHOLDER, $unsubscribe_url, $message['text'] );
		$add     = static function ( $mailer ) use ( $text ): void {
			$mailer->AltBody = $text; // phpcs:ignore WordPress.NamingConventions -- PHPMailer's property.
			self::fix_unsubscribe_header( $mailer );
		};
		$headers = array(
			'Content-Type: text/html; charset=UTF-8',
			"List-Unsubscribe: <$unsubscribe_url>",
			'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
			'Auto-Submitted: auto-generated',
		);
		$from    = sanitize_email( (string) get_option( 'woocommerce_email_from_address', '' ) );
		if ( '' !== $from ) {
			$name      = str_replace( array( '<', '>', '"', ',' ), '', self::to_single_line( wp_specialchars_decode( (string) get_option( 'woocommerce_email_from_name', get_bloginfo( 'name' ) ), ENT_QUOTES ) ) );
			$headers[] = "From: $name <$from>";
		}
		$csv    = $message['file']['csv'] ?? null;
		$folder = get_temp_dir() . 'store-admin-' . wp_generate_uuid4();
		// A file and not PHPMailer's attachment from memory, since mail plugins may not use PHPMailer.
		$files = null === $csv ? array() : array( "$folder/" . sanitize_file_name( $message['file']['name'] ) );
		add_action( 'wp_mail_failed', $listen );
		add_action( 'phpmailer_init', $add );
		try {
			// WordPress sends the email without a file that it can't read.
			$is_written = null === $csv || ( wp_mkdir_p( $folder ) && strlen( $csv ) === file_put_contents( $files[0], $csv ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A temporary file.
			$is_sent    = $is_written && wp_mail( $to, $message['subject'], str_replace( self::UNSUBSCRIBE_PLACEHOLDER, esc_url( $unsubscribe_url ), $message['html'] ), $headers, $files );
		} catch ( \Throwable $error ) {
			// Thrown by mail plugins.
			$is_sent = false;
			$reason  = $error->getMessage();
		} finally {
			remove_action( 'wp_mail_failed', $listen );
			remove_action( 'phpmailer_init', $add );
			array_map( 'wp_delete_file', $files );
			if ( is_dir( $folder ) ) {
				rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A temporary file.
			}
		}
		if ( $is_sent ) {
			return '';
		}
		return '' === $reason ? __( 'The site could not send the email.', 'store-admin' ) : $reason;
	}
}
