import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether this browser supports passkeys, once the page has hydrated; on the server and until then, the given value.
 */
export const useHasPasskeys = (untilAlive = false): boolean =>
  useSyncExternalStore(never, browserSupportsWebAuthn, () => untilAlive)
