import { useEffect, useState } from 'react'
import { laterIfItComes } from '#app/ui/later.tsx'

const storageKey = 'gangway_welcome_seen'
const WelcomeDialog = laterIfItComes(() => import('./welcome-dialog.tsx').then((part) => part.WelcomeDialog))

/** Once per browser (docs/decisions.md 15), on the home page; its code comes only when it is going to be shown. */
export function WelcomePopup() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(!wasSeen()), [])
  if (!isShown) return null
  return (
    <WelcomeDialog
      onClose={() => {
        remember()
        setIsShown(false)
      }}
    />
  )
}

/** A browser that keeps nothing would show it at each visit: then it is better never shown. */
function wasSeen(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return true
  }
}

function remember(): void {
  try {
    localStorage.setItem(storageKey, 'yes')
  } catch {
    // Storage was taken away meanwhile; nothing to keep it in.
  }
}
