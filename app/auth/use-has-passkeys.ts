import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Of this browser, once the page is alive; false on the server and until then. */
export const useHasPasskeys = (): boolean => useSyncExternalStore(never, browserSupportsWebAuthn, () => false)
