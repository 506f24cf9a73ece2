<?php
/**
 * History rule.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\History;

use StoreAdmin\Settings\Plugin_Settings;
use const StoreAdmin\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * A rule of `history.json` that matches a request, with the groups of its path. The rules are shared with the embedded
 * store, which documents their members.
 */
class Rule {

	/** Relative to the plugin's folder. */
	const RULES_FILE = 'history.json';

	/** Prefix of metadata, which extensions add to records. */
	const META_PREFIX = 'meta_data.';

	/** Values that restore a review from spam or trash. Setting its former status would leave WordPress's trash metadata behind. */
	const RESTORE_STATUSES = array(
		'spam'  => 'unspam',
		'trash' => 'untrash',
	);

	/** Members that task actions set, without `undo_`. */
	const TASK_FIELDS = array(
		'dismiss' => 'isDismissed',
		'snooze'  => 'isSnoozed',
		'hide'    => 'isHidden',
		'unhide'  => 'isHidden',
	);

	/**
	 * The rule.
	 *
	 * @var array<string, mixed>
	 */
	public $rule;

	/**
	 * The path and its groups.
	 *
	 * @var string[]
	 */
	private $groups;

	/**
	 * Creates a match.
	 *
	 * @param array<string, mixed> $rule   Rule of the list.
	 * @param string[]             $groups The path and its groups.
	 */
	private function __construct( array $rule, array $groups ) {
		$this->rule   = $rule;
		$this->groups = $groups;
	}

	/** Returns the first rule that matches a request, or null. */
	public static function find( string $method, string $path ): ?self {
		static $rules = null;
		$rules        = $rules ?? (array) wp_json_file_decode( plugin_dir_path( PLUGIN_FILE ) . self::RULES_FILE, array( 'associative' => true ) );
		foreach ( $rules as $rule ) {
			if ( in_array( $method, $rule['methods'], true ) && preg_match( "#^{$rule['path']}$#D", $path, $groups ) ) {
				return new self( $rule, $groups );
			}
		}
		return null;
	}

	/** Returns the path. */
	public function get_path(): string {
		return $this->groups[0];
	}

	/** Returns the action: `changed`, `created` and so on. */
	public function get_action(): string {
		return $this->rule['action'] ?? 'changed';
	}

	/**
	 * Returns the capability that is required to read values.
	 *
	 * @param string[] $names Field names.
	 */
	public function get_capability( array $names ): string {
		$is_shared = array() === array_diff( $names, $this->rule['shared'] ?? array() );
		return $is_shared ? Plugin_Settings::CAPABILITY : ( $this->rule['capability'] ?? Plugin_Settings::CAPABILITY );
	}

	/** Replaces `$0`, `$1` and `$2` with the path groups. */
	public function expand( string $template ): string {
		return (string) preg_replace_callback(
			'/\$(\d)/',
			function ( $found ) {
				return $this->groups[ (int) $found[1] ] ?? '';
			},
			$template
		);
	}

	/**
	 * Returns the REST path to read the state from.
	 *
	 * @param string[] $names Field names.
	 * @param mixed    $body  Request body.
	 */
	public function get_read_url( array $names, $body ): string {
		return strtr(
			$this->expand( $this->rule['read'] ?? '$0' ),
			array(
				'{keys}' => rawurlencode( implode( ',', $names ) ),
				'{ids}'  => implode( ',', array_map( 'strval', array_column( self::get_batch_items( $body ), 'id' ) ) ),
			)
		);
	}

	/**
	 * Returns the names of the fields that a request changes.
	 *
	 * @param mixed $body Request body.
	 * @return string[]
	 */
	public function get_names( $body ): array {
		if ( isset( $this->rule['fields'] ) ) {
			return $this->rule['fields'];
		}
		switch ( $this->rule['shape'] ) {
			case 'task':
				return array( self::TASK_FIELDS[ preg_replace( '#^.*/(?:undo_)?#', '', $this->get_path() ) ] );
			case 'whole':
				return array( 'value' );
			case 'notes':
				return array( 'messages' );
			case 'plugins':
				return is_string( $body['plugins'] ?? null ) ? array_map( 'trim', explode( ',', $body['plugins'] ) ) : array();
			case 'settings':
				return array_map( 'strval', array_column( self::get_batch_items( $body ), 'id' ) );
			case 'items':
				$names = array();
				foreach ( self::get_batch_items( $body ) as $item ) {
					foreach ( $this->get_field_names( array_diff_key( $item, array( 'id' => '' ) ) ) as $name ) {
						$names[] = ( $item['id'] ?? '' ) . ".$name";
					}
				}
				return $names;
			default:
				return $this->get_field_names( $this->unwrap( $body ) );
		}
	}

	/**
	 * Returns the tracked names of an object. Settings and metadata are flattened, for example `settings.title` and
	 * `meta_data._color`.
	 *
	 * @param mixed $members Request body.
	 * @return string[]
	 */
	private function get_field_names( $members ): array {
		$names = array();
		foreach ( is_array( $members ) ? $members : array() as $name => $value ) {
			if ( ! $this->is_tracked_name( (string) $name ) ) {
				continue;
			}
			if ( 'meta_data' === $name ) {
				foreach ( array_unique( array_filter( array_column( self::filter_arrays( $value ), 'key' ), 'is_scalar' ) ) as $key ) {
					$names[] = self::META_PREFIX . $key;
				}
			} elseif ( 'settings' === $name && is_array( $value ) ) {
				foreach ( array_keys( $value ) as $key ) {
					$names[] = "settings.$key";
				}
			} else {
				$names[] = (string) $name;
			}
		}
		return $names;
	}

	/** Whether the rule tracks a name. */
	private function is_tracked_name( string $name ): bool {
		$matches = static function ( $expression ) use ( $name ) {
			return (bool) preg_match( "#^(?:$expression)$#D", $name );
		};
		return ( ! isset( $this->rule['only'] ) || $matches( $this->rule['only'] ) ) && ( ! isset( $this->rule['except'] ) || ! $matches( $this->rule['except'] ) );
	}

	/**
	 * Returns values, labels and names of secret fields. Items of a batch have their name as label of their id.
	 *
	 * @param string[] $names Field names.
	 * @param mixed    $state State as it was read.
	 * @return array{values: array<string, mixed>, labels: array<string, string>, secrets: string[]}
	 */
	public function describe( array $names, $state ): array {
		$is_list = 'settings' === $this->rule['shape'];
		$fields  = $is_list ? array_column( self::filter_arrays( $state ), null, 'id' ) : array();
		$whole   = 'members' === $this->rule['shape'] ? $this->unwrap( $state ) : $state;
		$result  = array(
			'values'  => array(),
			'labels'  => array(),
			'secrets' => array(),
		);
		foreach ( $names as $name ) {
			$field = $is_list ? ( $fields[ $name ] ?? null ) : $this->find_field( $name, $whole );

			$result['values'][ $name ] = $is_list || 0 === strpos( $name, 'settings.' ) ? ( $field['value'] ?? null ) : $this->get_value( $name, $whole );
			if ( is_string( $field['label'] ?? null ) ) {
				$result['labels'][ $name ] = $field['label'];
			}
			if ( Secret_Redactor::is_secret_field( $name, $field ?? array() ) ) {
				$result['secrets'][] = $name;
			}
		}
		if ( 'items' === $this->rule['shape'] ) {
			foreach ( array_column( self::filter_arrays( $state ), null, 'id' ) as $id => $item ) {
				$result['labels'][ $id ] = self::get_item_name( $item );
			}
		}
		return $result;
	}

	/**
	 * Returns the definition of a settings field. A single setting is its own definition.
	 *
	 * @param string $name  Field name.
	 * @param mixed  $state The record.
	 * @return array<string, mixed>|null
	 */
	private function find_field( string $name, $state ): ?array {
		if ( 'members' !== $this->rule['shape'] || ! is_array( $state ) ) {
			return null;
		}
		$field = 'value' === $name ? $state : ( $state['settings'][ substr( $name, strlen( 'settings.' ) ) ] ?? null );
		return is_array( $field ) && ( 'value' === $name || 0 === strpos( $name, 'settings.' ) ) ? $field : null;
	}

	/**
	 * Returns a value.
	 *
	 * @param string $name  Field name.
	 * @param mixed  $state The record or list.
	 * @return mixed
	 */
	private function get_value( string $name, $state ) {
		switch ( $this->rule['shape'] ) {
			case 'task':
				return $this->find_task( $state )[ $name ] ?? null;
			case 'whole':
				return array_map(
					static function ( $item ) {
						return array_diff_key( $item, array( '_links' => '' ) );
					},
					self::filter_arrays( $state )
				);
			case 'notes':
				$messages = array();
				foreach ( self::filter_arrays( $state ) as $note ) {
					if ( empty( $note['is_deleted'] ) ) {
						$messages[] = array_intersect_key( $note, array( 'id' => '', 'title' => '' ) );
					}
				}
				return $messages;
			case 'plugins':
				return in_array( $name, (array) ( $state['plugins'] ?? array() ), true );
			case 'items':
				list( $id, $member ) = explode( '.', $name, 2 );
				return self::get_member( array_column( self::filter_arrays( $state ), null, 'id' )[ $id ] ?? null, $member );
			default:
				return self::get_member( $state, $name );
		}
	}

	/**
	 * Returns the name of an item of a batch. Variations are named by their attributes.
	 *
	 * @param array<string, mixed> $item The item.
	 */
	private static function get_item_name( array $item ): string {
		$options = array_column( self::filter_arrays( $item['attributes'] ?? null ), 'option' );
		return array() === $options ? (string) ( $item['name'] ?? '' ) : implode( ', ', $options );
	}

	/**
	 * Returns a member or a metadata value.
	 *
	 * @param mixed  $record The record.
	 * @param string $name   Field name.
	 * @return mixed
	 */
	private static function get_member( $record, string $name ) {
		if ( ! is_array( $record ) ) {
			return null;
		}
		return 0 === strpos( $name, self::META_PREFIX )
			? ( array_column( self::filter_arrays( $record['meta_data'] ?? null ), 'value', 'key' )[ substr( $name, strlen( self::META_PREFIX ) ) ] ?? null )
			: ( $record[ $name ] ?? null );
	}

	/**
	 * Creates the request that restores values.
	 *
	 * @param array<string, mixed> $values Values by name.
	 * @param array<string, mixed> $now    Current values by name.
	 * @return array{path: string, body: mixed}
	 */
	public function create_undo_request( array $values, array $now = array() ): array {
		$body = array();
		$path = $this->expand( $this->rule['write'] ?? '$0' );
		switch ( $this->rule['shape'] ) {
			case 'task':
				$path = preg_replace( '#(?<=/)\w+$#D', self::get_verb( $values ), $this->get_path() );
				break;
			case 'whole':
				$body = $values['value'];
				break;
			case 'settings':
				foreach ( $values as $id => $value ) {
					$body['update'][] = array(
						'id'    => (string) $id,
						'value' => $value,
					);
				}
				break;
			case 'items':
				foreach ( $values as $name => $value ) {
					list( $id, $member ) = explode( '.', $name, 2 );

					$body[ $id ][ $member ] = $value;
				}
				foreach ( $body as $id => $members ) {
					$body[ $id ] = array( 'id' => (int) $id ) + self::to_record( $members );
				}
				$body = array( 'update' => array_values( $body ) );
				break;
			case 'notes':
				$body = self::to_notes_change( $values['messages'] ?? array(), $now['messages'] ?? array() );
				break;
			default:
				$body = self::to_record( $values );
				if ( 'review' === $this->rule['kind'] && isset( self::RESTORE_STATUSES[ $now['status'] ?? '' ] ) ) {
					$body['status'] = self::RESTORE_STATUSES[ $now['status'] ];
				}
				$body = isset( $this->rule['within'] ) ? array( $this->rule['within'] => $body ) : $body;
		}
		return array(
			'path' => (string) $path,
			'body' => $body,
		);
	}

	/**
	 * Converts flat values to a record.
	 *
	 * @param array<string, mixed> $values Values by name.
	 */
	private static function to_record( array $values ): array {
		$members = array();
		foreach ( $values as $name => $value ) {
			if ( 0 === strpos( $name, self::META_PREFIX ) ) {
				// Metadata without a value is deleted.
				$members['meta_data'][] = array(
					'key'   => substr( $name, strlen( self::META_PREFIX ) ),
					'value' => $value,
				);
			} elseif ( 0 === strpos( $name, 'settings.' ) ) {
				$members['settings'][ substr( $name, strlen( 'settings.' ) ) ] = $value;
			} elseif ( 'recipients' === $name ) {
				// Unsubscribes are stored separately.
				$members[ $name ] = array_column( self::filter_arrays( $value ), 'address' );
			} elseif ( null === $value && preg_match( '/^date_on_sale_(?:from|to)(?:_gmt)?$/D', $name ) ) {
				// WooCommerce ignores null.
				$members[ $name ] = '';
			} else {
				// WooCommerce writes this to an integer column without converting it.
				$members[ $name ] = 'is_deleted' === $name ? (int) $value : $value;
			}
		}
		return $members;
	}

	/**
	 * Restores missing messages, or deletes those that came back.
	 *
	 * @param mixed $wanted Messages.
	 * @param mixed $now    Messages.
	 */
	private static function to_notes_change( $wanted, $now ): array {
		$wanted  = array_column( self::filter_arrays( $wanted ), 'id' );
		$now     = array_column( self::filter_arrays( $now ), 'id' );
		$missing = array_values( array_diff( $wanted, $now ) );
		return array(
			'noteIds'    => array() !== $missing ? $missing : array_values( array_diff( $now, $wanted ) ),
			'is_deleted' => array() !== $missing ? 0 : 1,
		);
	}

	/**
	 * Returns the task action that sets a value.
	 *
	 * @param array<string, mixed> $values One value by its name.
	 */
	private static function get_verb( array $values ): string {
		$name = (string) key( $values );
		if ( 'isHidden' === $name ) {
			return $values[ $name ] ? 'hide' : 'unhide';
		}
		return ( $values[ $name ] ? '' : 'undo_' ) . array_search( $name, self::TASK_FIELDS, true );
	}

	/**
	 * Returns the name of the record, or an empty string.
	 *
	 * @param mixed $state State as it was read.
	 */
	public function get_name( $state ): string {
		$is_task = 'task' === $this->rule['shape'];
		$record  = $is_task ? $this->find_task( $state ) : $state;
		// Only if it is the only item.
		$record = is_array( $record ) && 1 === count( $record ) && isset( $record[0] ) ? $record[0] : $record;
		foreach ( $is_task ? array( 'title' ) : ( $this->rule['name'] ?? array() ) as $name ) {
			$value = is_array( $record ) ? ( $record[ $name ] ?? '' ) : '';
			if ( is_scalar( $value ) && '' !== (string) $value ) {
				return (string) $value;
			}
		}
		return '';
	}

	/**
	 * Whether a batch also creates or deletes items, which can't be undone.
	 *
	 * @param mixed $body Request body.
	 */
	public static function is_mixed( $body ): bool {
		return is_array( $body ) && ( ( is_array( $body['create'] ?? null ) && array() !== $body['create'] ) || ( is_array( $body['delete'] ?? null ) && array() !== $body['delete'] ) );
	}

	/**
	 * Returns the task or task list of the path.
	 *
	 * @param mixed $state Task lists.
	 * @return array<string, mixed>|null
	 */
	private function find_task( $state ): ?array {
		$id    = basename( dirname( $this->get_path() ) );
		$lists = self::filter_arrays( $state );
		$tasks = array_merge( $lists, ...array_map( array( self::class, 'filter_arrays' ), array_column( $lists, 'tasks' ) ) );
		return array_column( $tasks, null, 'id' )[ $id ] ?? null;
	}

	/**
	 * Returns the member that holds the values.
	 *
	 * @param mixed $whole Request body or state.
	 * @return mixed
	 */
	private function unwrap( $whole ) {
		return isset( $this->rule['within'] ) ? ( $whole[ $this->rule['within'] ] ?? null ) : $whole;
	}

	/**
	 * Returns the items of a batch with a scalar id.
	 *
	 * @param mixed $body Request body.
	 */
	private static function get_batch_items( $body ): array {
		return array_values(
			array_filter(
				self::filter_arrays( $body['update'] ?? null ),
				static function ( $item ) {
					return is_scalar( $item['id'] ?? '' );
				}
			)
		);
	}

	/**
	 * Returns the arrays in a list.
	 *
	 * @param mixed $value Any value.
	 */
	private static function filter_arrays( $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, 'is_array' ) ) : array();
	}
}
