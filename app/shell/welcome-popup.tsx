import { useEffect, useState } from 'react'
import { inBrowser, keepText, readText } from '#app/browser-storage.ts'
import { laterIfItComes } from '#app/ui/later.tsx'
import { noticeCookieName } from './notice-cookie.ts'

const storageKey = 'gangway_welcome_seen'
const WelcomeDialog = laterIfItComes(() => import('./welcome-dialog.tsx').then((part) => part.WelcomeDialog))

/** Once per browser (docs/decisions.md 15), on the home page; its code comes only when it is going to be shown. */
export function WelcomePopup() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(isUnseen()), [])
  if (!isShown) return null
  return (
    <WelcomeDialog
      onClose={() => {
        keepText(inBrowser, storageKey, 'yes')
        setIsShown(false)
      }}
    />
  )
}

/**
 * A browser that keeps nothing would show it at each visit: then it is better never shown. It waits for the next one, too,
 * where the shop has something else to say first, as that an account is deleted.
 */
const isUnseen = (): boolean =>
  readText(inBrowser, storageKey) === null &&
  keepText(inBrowser, storageKey, null) &&
  !document.cookie.includes(noticeCookieName)
