import { Truck, X } from 'lucide-react'
import { useState } from 'react'
import { dismissBanner } from './dismiss-banner.ts'

/** One line above the navigation; can be dismissed for the visit (docs/decisions.md 15). */
export function PromoBanner({ text }: { text: string }) {
  const [isShown, setIsShown] = useState(true)
  if (!isShown) return null
  return (
    <aside aria-label="Promotion" className="bg-press text-on-press print:hidden">
      <div className="page flex min-h-11 items-center gap-3">
        <span className="w-8 max-sm:hidden" />
        <p className="flex flex-1 items-center gap-2 py-2 text-sm font-medium sm:justify-center">
          <Truck className="size-4 shrink-0 text-yellow" aria-hidden />
          {text}
        </p>
        <button
          type="button"
          aria-label="Dismiss this message"
          className="-mr-2 inline-flex size-9 pointer-coarse:size-11 items-center justify-center rounded-sm text-on-press-muted hover:bg-on-press/10 hover:text-on-press focus-visible:outline-on-press"
          onClick={() => {
            dismissBanner()
            setIsShown(false)
          }}
        >
          <X className="size-4" aria-hidden />
        </button>
      </div>
    </aside>
  )
}
