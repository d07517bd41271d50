import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fetchDialogs } from '#app/ui/dialogs/fetch-dialogs.ts'
import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'
import type { Holder } from '#domain/people/permissions.ts'

const SearchDialog = laterDialog(() => import('./search-dialog.tsx').then((part) => part.SearchDialog))

/** The one search for staff: a field in the head of every page, and Ctrl K or Cmd K. */
export function SearchEverything({ user }: { user: Holder }) {
  const [isOpen, setIsOpen] = useState(false)
  const open = (): void => {
    // Loads the dialog code and this dialog's content together.
    fetchDialogs()
    setIsOpen(true)
  }
  const openByKey = useEffectEvent(open)
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isOurs = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      // An open dialog or studio has keys of its own.
      if (!isOurs || event.altKey || event.shiftKey || event.defaultPrevented) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return
      event.preventDefault()
      openByKey()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        className="flex h-11 shrink-0 items-center gap-2.5 rounded-sm px-3 text-ink-muted hover:text-ink lg:h-9 lg:border lg:border-line-strong lg:bg-paper"
      >
        <Search aria-hidden className="size-5 lg:size-4.5" />
        <span className="grow whitespace-nowrap text-left max-lg:sr-only">
          Search <span className="sr-only">everything</span>
        </span>
        <kbd
          aria-hidden
          className="whitespace-nowrap rounded-xs border border-line px-1 font-mono text-ink-faint text-xs max-lg:hidden pointer-coarse:hidden"
        >
          Ctrl K
        </kbd>
      </button>
      <SearchDialog user={user} open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
