import { ChevronDown, Images, Layers, type LucideIcon, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'

export type PanelName = 'artwork' | 'layers' | 'inspect'

const tabs: { name: PanelName; label: string; icon: LucideIcon }[] = [
  { name: 'artwork', label: 'Artwork', icon: Images },
  { name: 'layers', label: 'Layers', icon: Layers },
  { name: 'inspect', label: 'Adjust', icon: SlidersHorizontal },
]

/** Panels of a narrow screen: a bar of three, each opening as a sheet over the lower half of the canvas. */
export function PhoneSheet({
  open,
  onOpenChange,
  panel,
}: {
  open: PanelName | null
  onOpenChange: (open: PanelName | null) => void
  panel: (name: PanelName) => ReactNode
}) {
  return (
    <div className="relative">
      {open && (
        <section
          aria-label={tabs.find(({ name }) => name === open)?.label}
          className="absolute inset-x-0 bottom-full flex max-h-[58dvh] flex-col rounded-t-xl border-t border-line bg-paper shadow-lg"
        >
          <button
            type="button"
            aria-label="Close the panel"
            onClick={() => onOpenChange(null)}
            className="flex h-8 shrink-0 items-center justify-center text-ink-muted"
          >
            <ChevronDown className="size-5" aria-hidden />
          </button>
          <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pb-5">{panel(open)}</div>
        </section>
      )}
      <nav
        aria-label="Panels"
        className="grid grid-cols-3 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        {tabs.map(({ name, label, icon: Icon }) => (
          <button
            key={name}
            type="button"
            aria-expanded={open === name}
            onClick={() => onOpenChange(open === name ? null : name)}
            className={classes(
              'flex h-14 flex-col items-center justify-center gap-0.5 text-xs font-semibold',
              open === name ? 'text-magenta-ink' : 'text-ink-muted',
            )}
          >
            <Icon className="size-5" aria-hidden />
            {label}
          </button>
        ))}
      </nav>
    </div>
  )
}
