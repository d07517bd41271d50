import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and before the page is alive. */
export const useHasPasskeys = (): boolean => useSyncExternalStore(never, browserSupportsWebAuthn, () => false)
