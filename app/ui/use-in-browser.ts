import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** What this browser can or has, once the page is alive; false on the server and until then. */
export const useInBrowser = (ask: () => boolean): boolean => useSyncExternalStore(never, ask, () => false)
