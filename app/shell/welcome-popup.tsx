import { useEffect, useState } from 'react'
import { inBrowser, keepText, readText } from '#app/browser-storage.ts'
import { laterIfItComes } from '#app/ui/later.tsx'
import { noticeCookieName } from './notice-cookie.ts'

const storageKey = 'gangway_welcome_seen'
const WelcomeDialog = laterIfItComes(() => import('./welcome-dialog.tsx').then((part) => part.WelcomeDialog))

/** Once per browser (docs/decisions.md 15), on the home page; its code is loaded only when it is about to be shown. */
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
 * A browser that stores nothing would show it on every visit, so there it is never shown. It also waits for the next
 * visit if the shop has something else to say first, such as that an account was deleted.
 */
const isUnseen = (): boolean =>
  readText(inBrowser, storageKey) === null &&
  keepText(inBrowser, storageKey, null) &&
  !document.cookie.includes(noticeCookieName)
