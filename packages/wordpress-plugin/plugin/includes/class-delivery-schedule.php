<?php
/**
 * When a report is sent, and which dates it covers.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin;

defined( 'ABSPATH' ) || exit;

/** Times and periods on the site's clocks, over any change of these. */
class Delivery_Schedule {

	/** The longest month, and the day of a change of zone. */
	const MOST_DAYS = 33;

	/** Periods as addresses of reports name them: what still runs, what is over, and so many days. */
	const RUNNING = array( 'today' => 'day', 'week' => 'week', 'month' => 'month', 'quarter' => 'quarter', 'year' => 'year' );
	const OVER    = array( 'yesterday' => 'day', 'last_week' => 'week', 'last_month' => 'month', 'last_quarter' => 'quarter', 'last_year' => 'year' );
	const ROLLING = array( 'last_7_days' => 7, 'last_14_days' => 14, 'last_30_days' => 30, 'last_90_days' => 90, 'last_365_days' => 365 );

	const COMPARISONS = array( 'previous_period', 'previous_year' );
	const MONTHS      = array( 'month' => 1, 'quarter' => 3, 'year' => 12 );

	/**
	 * The first moment after another at which a schedule is due. Of an hour that comes twice the first one counts, and a time
	 * that clocks skip is as much later as they jump: each day has its time exactly once.
	 *
	 * @param array         $schedule `frequency`, `weekday`, `month_day` and `time`.
	 * @param int           $moment   Seconds since 1970.
	 * @param \DateTimeZone $zone     The site's.
	 * @throws \RangeException Of a weekday or a day of the month that there is not.
	 */
	public static function next_after( array $schedule, int $moment, \DateTimeZone $zone ): int {
		$today = ( new \DateTimeImmutable( "@$moment" ) )->setTimezone( $zone )->format( 'Y-m-d' );
		for ( $days = 0; $days <= self::MOST_DAYS; $days++ ) {
			// Days are counted where clocks never change.
			$day = ( new \DateTimeImmutable( $today, new \DateTimeZone( 'UTC' ) ) )->modify( "+$days days" );
			if ( ! self::is_day( $schedule, $day ) ) {
				continue;
			}
			$next = self::from_clock( $day->format( 'Y-m-d' ) . ' ' . $schedule['time'], $zone );
			if ( $next > $moment ) {
				return $next;
			}
		}
		throw new \RangeException( 'This time never comes.' );
	}

	/** When clocks show a time. Which of two times is meant PHP decides otherwise from version to version. */
	private static function from_clock( string $text, \DateTimeZone $zone ): int {
		$wall   = self::day( $text )->getTimestamp();
		$before = $wall - $zone->getOffset( new \DateTimeImmutable( '@' . ( $wall - DAY_IN_SECONDS ) ) );
		$after  = $wall - $zone->getOffset( new \DateTimeImmutable( '@' . ( $wall + DAY_IN_SECONDS ) ) );
		$fits   = array_filter(
			array( $before, $after ),
			static function ( int $moment ) use ( $wall, $zone ): bool {
				return $moment + $zone->getOffset( new \DateTimeImmutable( "@$moment" ) ) === $wall;
			}
		);
		return array() === $fits ? $before : min( $fits );
	}

	/** Whether a day is one of a schedule's. Shorter months count to their last day. */
	private static function is_day( array $schedule, \DateTimeImmutable $day ): bool {
		if ( 'weekly' === $schedule['frequency'] ) {
			return (int) $day->format( 'w' ) === (int) $schedule['weekday'];
		}
		return 'monthly' !== $schedule['frequency']
			|| (int) $day->format( 'j' ) === min( (int) $schedule['month_day'], (int) $day->format( 't' ) );
	}

	/**
	 * The dates of a period, and those it is compared with: what still runs ends with the present minute, and so does what it
	 * is compared with, at the same point of its own run.
	 *
	 * @param array              $period        `name`, `compare`, and `after` and `before` of a custom one.
	 * @param \DateTimeImmutable $now           On the site's clocks.
	 * @param int                $start_of_week 0 is Sunday.
	 * @return array<int, array{after: string, before: string}>
	 */
	public static function get_ranges( array $period, \DateTimeImmutable $now, int $start_of_week ): array {
		$name    = $period['name'];
		$is_year = 'previous_year' === $period['compare'];
		$today   = self::day( $now->format( 'Y-m-d' ) );
		$until   = $now->format( 'H:i' ) . ':59';
		$end     = '23:59:59';
		if ( isset( self::RUNNING[ $name ] ) ) {
			$step   = $is_year ? 'year' : self::RUNNING[ $name ];
			$first  = self::start_of( self::RUNNING[ $name ], $today, $start_of_week );
			$back   = self::move( $today, -1, $step );
			$is_cut = isset( self::MONTHS[ $step ] ) && $back->format( 'j' ) !== $today->format( 'j' );
			return array( self::range( $first, $today, $until ), self::range( self::move( $first, -1, $step ), $back, $is_cut ? $end : $until ) );
		}
		if ( isset( self::OVER[ $name ] ) ) {
			$unit     = self::OVER[ $name ];
			$first    = self::move( self::start_of( $unit, $today, $start_of_week ), -1, $unit );
			$previous = self::move( $first, -1, $is_year ? 'year' : $unit );
			$whole    = static function ( \DateTimeImmutable $from ) use ( $unit, $end ): array {
				return self::range( $from, self::move( $from, 1, $unit )->modify( '-1 day' ), $end );
			};
			return array( $whole( $first ), $whole( $previous ) );
		}
		$days  = self::ROLLING[ $name ] ?? null;
		$given = array( $period['after'] ?? '', $period['before'] ?? '' );
		sort( $given );
		$first  = null === $days ? self::day( $given[0] ) : $today->modify( '-' . ( $days - 1 ) . ' days' );
		$last   = null === $days ? self::day( $given[1] ) : $today;
		$until  = null === $days ? $end : $until;
		$length = $first->diff( $last )->days + 1;
		$back   = static function ( \DateTimeImmutable $day ) use ( $is_year, $length ): \DateTimeImmutable {
			return $is_year ? self::move( $day, -1, 'year' ) : $day->modify( "-$length days" );
		};
		return array( self::range( $first, $last, $until ), self::range( $back( $first ), $back( $last ), $until ) );
	}

	/** A day where clocks never change. */
	private static function day( string $text ): \DateTimeImmutable {
		return new \DateTimeImmutable( $text, new \DateTimeZone( 'UTC' ) );
	}

	/** From and until when, both inclusive. */
	private static function range( \DateTimeImmutable $first, \DateTimeImmutable $last, string $until ): array {
		return array(
			'after'  => $first->format( 'Y-m-d' ) . 'T00:00:00',
			'before' => $last->format( 'Y-m-d' ) . 'T' . $until,
		);
	}

	/** The first day of what a day is in. */
	private static function start_of( string $unit, \DateTimeImmutable $day, int $start_of_week ): \DateTimeImmutable {
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

	/** The same day so many units away; the last one of a month that is too short. */
	private static function move( \DateTimeImmutable $day, int $count, string $unit ): \DateTimeImmutable {
		if ( ! isset( self::MONTHS[ $unit ] ) ) {
			return $day->modify( sprintf( '%+d %ss', $count, $unit ) );
		}
		$first = $day->modify( 'first day of this month' )->modify( sprintf( '%+d months', $count * self::MONTHS[ $unit ] ) );
		$date  = min( (int) $day->format( 'j' ), (int) $first->format( 't' ) );
		return $first->setDate( (int) $first->format( 'Y' ), (int) $first->format( 'n' ), $date );
	}
}
