<?php
/**
 * The built files of the dashboard.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Assets;

use const StoreAdmin\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** What the build's manifest says: which files a page begins with, and which it will ask for next. */
class Build_Manifest {

	/** Below the plugin's folder. */
	const FOLDER = 'build/';

	/**
	 * The manifest as the build wrote it.
	 *
	 * @var array{entrypoints?: array<string, string[]>, chunks?: array<string, string[]>, routes?: array<string, string>, messages?: string[]}
	 */
	private $manifest;

	/** Reads the manifest; without one there is nothing to load, and the stock dashboard stays. */
	public function __construct() {
		$manifest       = json_decode( $this->read_file( 'manifest.json' ), true );
		$this->manifest = is_array( $manifest ) ? $manifest : array();
	}

	/** Whether the files of an entry are there. */
	public function has_entrypoint( string $entry ): bool {
		return array() !== $this->get_entrypoint( $entry );
	}

	/**
	 * What a page begins with, in the order of loading.
	 *
	 * @return string[]
	 */
	public function get_entrypoint( string $entry ): array {
		return $this->manifest['entrypoints'][ $entry ] ?? array();
	}

	/**
	 * What makes up a part of the dashboard that is loaded later.
	 *
	 * @return string[]
	 */
	public function get_chunk( string $name ): array {
		return $this->manifest['chunks'][ $name ] ?? array();
	}

	/**
	 * Names of the parts that draw pages, by the patterns of their paths.
	 *
	 * @return array<string, string>
	 */
	public function get_routes(): array {
		return $this->manifest['routes'] ?? array();
	}

	/**
	 * Every text of the dashboard, as translations name it: with its context, if any, before the text.
	 *
	 * @return string[]
	 */
	public function get_messages(): array {
		return $this->manifest['messages'] ?? array();
	}

	/** The address of a file, without its version. */
	public function get_url( string $file ): string {
		return plugins_url( self::FOLDER . $file, PLUGIN_FILE );
	}

	/** The content of a file; empty where it cannot be read. */
	private function read_file( string $file ): string {
		$path = plugin_dir_path( PLUGIN_FILE ) . self::FOLDER . $file;
		return is_readable( $path ) ? (string) file_get_contents( $path ) : '';
	}

	/** The version of a file is that of its content, which its name carries. */
	public function get_version( string $file ): ?string {
		return preg_match( '/\.([0-9a-f]{6,})\./', $file, $found ) ? $found[1] : null;
	}
}
