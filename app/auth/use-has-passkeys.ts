import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useInBrowser } from '#app/ui/use-in-browser.ts'

export const useHasPasskeys = (): boolean => useInBrowser(browserSupportsWebAuthn)
