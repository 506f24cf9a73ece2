<?php
/**
 * Build manifest.
 *
 * @package StoreAdmin
 */

namespace StoreAdmin\Assets;

use const StoreAdmin\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** Reads `build/manifest.json`: the files of each entry point, chunk and route. */
class Build_Manifest {

	/** Relative to the plugin's folder. */
	const FOLDER = 'build/';

	/**
	 * The decoded manifest.
	 *
	 * @var array{entrypoints?: array<string, string[]>, chunks?: array<string, string[]>, routes?: array<string, string>, languages?: array<string, string>, messages?: string[]}
	 */
	private $manifest;

	/** Reads the manifest. Without one the dashboard isn't loaded and the stock dashboard stays. */
	public function __construct() {
		$manifest       = json_decode( $this->read_file( 'manifest.json' ), true );
		$this->manifest = is_array( $manifest ) ? $manifest : array();
	}

	/** Whether the build has an entry point. */
	public function has_entrypoint( string $entry ): bool {
		return array() !== $this->get_entrypoint( $entry );
	}

	/**
	 * Returns the files of an entry point, in loading order.
	 *
	 * @return string[]
	 */
	public function get_entrypoint( string $entry ): array {
		return $this->manifest['entrypoints'][ $entry ] ?? array();
	}

	/**
	 * Returns the files of a lazy chunk.
	 *
	 * @return string[]
	 */
	public function get_chunk( string $name ): array {
		return $this->manifest['chunks'][ $name ] ?? array();
	}

	/**
	 * Returns the chunk name of each route pattern.
	 *
	 * @return array<string, string>
	 */
	public function get_routes(): array {
		return $this->manifest['routes'] ?? array();
	}

	/**
	 * Returns all message keys of the dashboard: the text, or context, `\4` and text.
	 *
	 * @return string[]
	 */
	public function get_messages(): array {
		return $this->manifest['messages'] ?? array();
	}

	/** Returns the file with the dashboard's translations into a language, or null. */
	public function get_language_script( string $locale ): ?string {
		return $this->manifest['languages'][ $locale ] ?? null;
	}

	/** Returns the URL of a build file, without a version. */
	public function get_url( string $file ): string {
		return plugins_url( self::FOLDER . $file, PLUGIN_FILE );
	}

	/** Returns the content of a build file, or an empty string if it can't be read. */
	private function read_file( string $file ): string {
		$path = plugin_dir_path( PLUGIN_FILE ) . self::FOLDER . $file;
		return is_readable( $path ) ? (string) file_get_contents( $path ) : '';
	}

	/** Returns the content hash in a file's name, which serves as its version. */
	public function get_version( string $file ): ?string {
		return preg_match( '/\.([0-9a-f]{6,})\./', $file, $found ) ? $found[1] : null;
	}
}
