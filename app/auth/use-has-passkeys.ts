import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Of this browser, once the page is alive; on the server and until then as told. */
export const useHasPasskeys = (untilAlive = false): boolean =>
  useSyncExternalStore(never, browserSupportsWebAuthn, () => untilAlive)
