<?php
/**
 * Tests of the delivery schedule.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Tests;

use StoreAdmin\Deliveries\Schedule;

/** Runs in the site's time zone, and date ranges of reports. */
class ScheduleTest extends Plugin_Test_Case {

	/**
	 * Schedules, a moment, and the next run in UTC.
	 *
	 * @return array<string, array{0: array, 1: string, 2: string, 3: string}>
	 */
	public function schedules(): array {
		$daily   = array( 'frequency' => 'daily', 'time' => '02:30' );
		$monthly = array( 'frequency' => 'monthly', 'month_day' => 31, 'time' => '08:00' );
		return array(
			'later on the same day'                   => array( $daily, 'UTC', '2023-05-10 01:00', '2023-05-10 02:30' ),
			'the next day if the time is now'         => array( $daily, 'UTC', '2023-05-10 02:30', '2023-05-11 02:30' ),
			'a time that clocks skip'                 => array( $daily, 'Europe/Berlin', '2023-03-25 12:00', '2023-03-26 01:30' ),
			'the first of two equal local times'      => array( $daily, 'Europe/Berlin', '2023-10-28 12:00', '2023-10-29 00:30' ),
			'not the second of two equal local times' => array( $daily, 'Europe/Berlin', '2023-10-29 00:30', '2023-10-30 01:30' ),
			'a weekday'                               => array( array( 'frequency' => 'weekly', 'weekday' => 1, 'time' => '08:00' ), 'UTC', '2023-05-10 09:00', '2023-05-15 08:00' ),
			'the last day of a short month'           => array( $monthly, 'UTC', '2023-02-01 00:00', '2023-02-28 08:00' ),
			'a weekday that starts earlier in UTC'    => array( array( 'frequency' => 'weekly', 'weekday' => 1, 'time' => '00:30' ), 'Pacific/Auckland', '2023-05-10 00:00', '2023-05-14 12:30' ),
		);
	}

	/**
	 * Finds the next run.
	 *
	 * @dataProvider schedules
	 */
	public function test_finds_the_next_run( array $schedule, string $zone, string $now, string $expected ): void {
		$next = Schedule::get_next_run( $schedule, strtotime( "$now UTC" ), new \DateTimeZone( $zone ) );
		$this->assertSame( $expected, gmdate( 'Y-m-d H:i', $next ) );
	}

	/** Throws an exception for a day that never occurs. */
	public function test_throws_for_a_day_that_never_occurs(): void {
		$this->expectException( \RangeException::class );
		Schedule::get_next_run( array( 'frequency' => 'monthly', 'month_day' => 0, 'time' => '08:00' ), 0, new \DateTimeZone( 'UTC' ) );
	}

	/**
	 * Periods on March 31, 2024 at 15:04, and their dates.
	 *
	 * @return array<string, array{0: array, 1: array<int, string>}>
	 */
	public function periods(): array {
		$of = static function ( string $name, string $compare, array $dates = array() ): array {
			return array( 'name' => $name, 'compare' => $compare ) + $dates;
		};
		return array(
			'the current month and a shorter previous one' => array( $of( 'month', 'previous_period' ), array( '2024-03-01T00:00:00', '2024-03-31T15:04:59', '2024-02-01T00:00:00', '2024-02-29T23:59:59' ) ),
			'the current month and the previous year'      => array( $of( 'month', 'previous_year' ), array( '2024-03-01T00:00:00', '2024-03-31T15:04:59', '2023-03-01T00:00:00', '2023-03-31T15:04:59' ) ),
			'the last week'                                => array( $of( 'last_week', 'previous_period' ), array( '2024-03-18T00:00:00', '2024-03-24T23:59:59', '2024-03-11T00:00:00', '2024-03-17T23:59:59' ) ),
			'the last quarter'                             => array( $of( 'last_quarter', 'previous_period' ), array( '2023-10-01T00:00:00', '2023-12-31T23:59:59', '2023-07-01T00:00:00', '2023-09-30T23:59:59' ) ),
			'the last seven days'                          => array( $of( 'last_7_days', 'previous_period' ), array( '2024-03-25T00:00:00', '2024-03-31T15:04:59', '2024-03-18T00:00:00', '2024-03-24T15:04:59' ) ),
			'dates in reverse order'                       => array( $of( 'custom', 'previous_period', array( 'after' => '2024-03-05', 'before' => '2024-03-02' ) ), array( '2024-03-02T00:00:00', '2024-03-05T23:59:59', '2024-02-27T00:00:00', '2024-03-01T23:59:59' ) ),
		);
	}

	/**
	 * Finds a date range and its comparison; weeks start on Monday.
	 *
	 * @dataProvider periods
	 */
	public function test_finds_the_dates_of_a_period( array $period, array $expected ): void {
		$ranges = Schedule::get_ranges( $period, new \DateTimeImmutable( '2024-03-31 15:04:05', new \DateTimeZone( 'UTC' ) ), 1 );
		$this->assertSame( $expected, array_merge( array_values( $ranges[0] ), array_values( $ranges[1] ) ) );
	}
}
