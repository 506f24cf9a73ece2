<?php
/**
 * Delivery schedule.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Deliveries;

defined( 'ABSPATH' ) || exit;

/** Calculates runs and date ranges in the site's time zone, across daylight saving changes. */
class Schedule {

	/** Days to search for the next run: the longest month, plus a day on each side for the time zone. */
	const MAX_DAYS = 33;

	/** Named date ranges, as in report URLs: current, past and rolling ones. */
	const CURRENT_PERIODS = array( 'today' => 'day', 'week' => 'week', 'month' => 'month', 'quarter' => 'quarter', 'year' => 'year' );
	const PAST_PERIODS    = array( 'yesterday' => 'day', 'last_week' => 'week', 'last_month' => 'month', 'last_quarter' => 'quarter', 'last_year' => 'year' );
	const ROLLING_PERIODS = array( 'last_7_days' => 7, 'last_14_days' => 14, 'last_30_days' => 30, 'last_90_days' => 90, 'last_365_days' => 365 );

	const COMPARISONS = array( 'previous_period', 'previous_year' );
	const MONTHS_PER_UNIT      = array( 'month' => 1, 'quarter' => 3, 'year' => 12 );

	/**
	 * Returns the first run after a moment. A time that occurs twice (end of daylight saving) runs at the first
	 * occurrence; a time that is skipped runs as much later as the clock jumps.
	 *
	 * @param array         $schedule `frequency`, `weekday`, `month_day` and `time`.
	 * @param int           $moment   Unix time in seconds.
	 * @param \DateTimeZone $zone     Time zone of the site.
	 * @throws \RangeException If the weekday or day of the month doesn't exist.
	 */
	public static function get_next_run( array $schedule, int $moment, \DateTimeZone $zone ): int {
		$today = ( new \DateTimeImmutable( "@$moment" ) )->setTimezone( $zone )->format( 'Y-m-d' );
		for ( $days = 0; $days <= self::MAX_DAYS; $days++ ) {
			// Days are counted in UTC, which has no daylight saving.
			$day = ( new \DateTimeImmutable( $today, new \DateTimeZone( 'UTC' ) ) )->modify( "+$days days" );
			if ( ! self::matches_day( $schedule, $day ) ) {
				continue;
			}
			$next = self::from_local_time( $day->format( 'Y-m-d' ) . ' ' . $schedule['time'], $zone );
			if ( $next > $moment ) {
				return $next;
			}
		}
		throw new \RangeException( 'This time never comes.' );
	}

	/** Converts local time to Unix time. PHP versions differ in how they resolve ambiguous local times. */
	private static function from_local_time( string $text, \DateTimeZone $zone ): int {
		$wall    = self::parse_day( $text )->getTimestamp();
		$before  = $wall - $zone->getOffset( new \DateTimeImmutable( '@' . ( $wall - DAY_IN_SECONDS ) ) );
		$after   = $wall - $zone->getOffset( new \DateTimeImmutable( '@' . ( $wall + DAY_IN_SECONDS ) ) );
		$matches = array_filter(
			array( $before, $after ),
			static function ( int $moment ) use ( $wall, $zone ): bool {
				return $moment + $zone->getOffset( new \DateTimeImmutable( "@$moment" ) ) === $wall;
			}
		);
		return array() === $matches ? $before : min( $matches );
	}

	/** Whether a schedule runs on a day. In shorter months, the last day counts. */
	private static function matches_day( array $schedule, \DateTimeImmutable $day ): bool {
		if ( 'weekly' === $schedule['frequency'] ) {
			return (int) $day->format( 'w' ) === (int) $schedule['weekday'];
		}
		return 'monthly' !== $schedule['frequency']
			|| (int) $day->format( 'j' ) === min( (int) $schedule['month_day'], (int) $day->format( 't' ) );
	}

	/**
	 * Returns a date range and the one it is compared with. Current ranges end with the current minute, and so does the
	 * comparison.
	 *
	 * @param array              $period        `name`, `compare`, and `after` and `before` of a custom range.
	 * @param \DateTimeImmutable $now           Local time.
	 * @param int                $start_of_week 0 is Sunday.
	 * @return array<int, array{after: string, before: string}>
	 */
	public static function get_ranges( array $period, \DateTimeImmutable $now, int $start_of_week ): array {
		$name    = $period['name'];
		$is_year = 'previous_year' === $period['compare'];
		$today   = self::parse_day( $now->format( 'Y-m-d' ) );
		$until   = $now->format( 'H:i' ) . ':59';
		$end     = '23:59:59';
		if ( isset( self::CURRENT_PERIODS[ $name ] ) ) {
			$step   = $is_year ? 'year' : self::CURRENT_PERIODS[ $name ];
			$first  = self::get_start( self::CURRENT_PERIODS[ $name ], $today, $start_of_week );
			$back   = self::add_units( $today, -1, $step );
			$is_cut = isset( self::MONTHS_PER_UNIT[ $step ] ) && $back->format( 'j' ) !== $today->format( 'j' );
			return array( self::create_range( $first, $today, $until ), self::create_range( self::add_units( $first, -1, $step ), $back, $is_cut ? $end : $until ) );
		}
		if ( isset( self::PAST_PERIODS[ $name ] ) ) {
			$unit     = self::PAST_PERIODS[ $name ];
			$first    = self::add_units( self::get_start( $unit, $today, $start_of_week ), -1, $unit );
			$previous = self::add_units( $first, -1, $is_year ? 'year' : $unit );
			$whole    = static function ( \DateTimeImmutable $from ) use ( $unit, $end ): array {
				return self::create_range( $from, self::add_units( $from, 1, $unit )->modify( '-1 day' ), $end );
			};
			return array( $whole( $first ), $whole( $previous ) );
		}
		$days  = self::ROLLING_PERIODS[ $name ] ?? null;
		$dates = array( $period['after'] ?? '', $period['before'] ?? '' );
		sort( $dates );
		$first  = null === $days ? self::parse_day( $dates[0] ) : $today->modify( '-' . ( $days - 1 ) . ' days' );
		$last   = null === $days ? self::parse_day( $dates[1] ) : $today;
		$until  = null === $days ? $end : $until;
		$length = $first->diff( $last )->days + 1;
		$back   = static function ( \DateTimeImmutable $day ) use ( $is_year, $length ): \DateTimeImmutable {
			return $is_year ? self::add_units( $day, -1, 'year' ) : $day->modify( "-$length days" );
		};
		return array( self::create_range( $first, $last, $until ), self::create_range( $back( $first ), $back( $last ), $until ) );
	}

	/** Parses a date in UTC. */
	private static function parse_day( string $text ): \DateTimeImmutable {
		return new \DateTimeImmutable( $text, new \DateTimeZone( 'UTC' ) );
	}

	/** Creates a date range, both ends inclusive. */
	private static function create_range( \DateTimeImmutable $first, \DateTimeImmutable $last, string $until ): array {
		return array(
			'after'  => $first->format( 'Y-m-d' ) . 'T00:00:00',
			'before' => $last->format( 'Y-m-d' ) . 'T' . $until,
		);
	}

	/** Returns the first day of the unit that contains a day. */
	private static function get_start( string $unit, \DateTimeImmutable $day, int $start_of_week ): \DateTimeImmutable {
		switch ( $unit ) {
			case 'week':
				return $day->modify( '-' . ( ( (int) $day->format( 'w' ) - $start_of_week + 7 ) % 7 ) . ' days' );
			case 'month':
				return $day->modify( 'first day of this month' );
			case 'quarter':
				$month = (int) $day->format( 'n' );
				return $day->setDate( (int) $day->format( 'Y' ), $month - ( $month - 1 ) % 3, 1 );
			case 'year':
				return $day->setDate( (int) $day->format( 'Y' ), 1, 1 );
		}
		return $day;
	}

	/** Moves a day by a number of units, to the last day of a shorter month. */
	private static function add_units( \DateTimeImmutable $day, int $count, string $unit ): \DateTimeImmutable {
		if ( ! isset( self::MONTHS_PER_UNIT[ $unit ] ) ) {
			return $day->modify( sprintf( '%+d %ss', $count, $unit ) );
		}
		$first = $day->modify( 'first day of this month' )->modify( sprintf( '%+d months', $count * self::MONTHS_PER_UNIT[ $unit ] ) );
		$date  = min( (int) $day->format( 'j' ), (int) $first->format( 't' ) );
		return $first->setDate( (int) $first->format( 'Y' ), (int) $first->format( 'n' ), $date );
	}
}
