/** This dashboard sends no logs: functions that would send one return `false`. */

export const REMOTE_LOGGING_SHOULD_SEND_ERROR_FILTER = 'woocommerce_remote_logging_should_send_error';
export const REMOTE_LOGGING_ERROR_DATA_FILTER = 'woocommerce_remote_logging_error_data';
export const REMOTE_LOGGING_LOG_ENDPOINT_FILTER = 'woocommerce_remote_logging_log_endpoint';
export const REMOTE_LOGGING_JS_ERROR_ENDPOINT_FILTER = 'woocommerce_remote_logging_js_error_endpoint';

export const init = (_config?: unknown): void => {};
export const log = async (_severity: string, _message: string, _extra?: object): Promise<boolean> => false;
export const captureException = async (_error: Error, _extra?: object): Promise<boolean> => false;
