export { login } from './login';
export type { LoginResult } from './login';
export { createNonce, expireNonces, REST_ACTION, verifyNonce } from './nonces';
export { endSession, readSession, startSession } from './sessions';
export type { Session } from './sessions';
export { contentSecurityPolicy, createScriptNonce, securityHeaders } from './headers';
export { isSameOrigin } from './origin';
