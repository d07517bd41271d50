import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'

export type TabDefinition = { value: string; label: ReactNode; count?: number; panel: ReactNode }

export type TabsProps = {
  label: string
  tabs: readonly TabDefinition[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  className?: string
}

/**
 * Views of one thing. Panels that are not shown are not in the page. Arrows, Home and End move along the tabs, Enter
 * or Space opens one (WAI-ARIA, tabs with manual activation). Light enough for pages that load little.
 */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, className }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(defaultValue ?? tabs[0]?.value)
  const active = value ?? chosen
  const shown = tabs.find((tab) => tab.value === active)
  const move = (event: KeyboardEvent): void => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const to = target(event.key, all.indexOf(document.activeElement as HTMLElement), all.length)
    if (to === null) return
    event.preventDefault()
    all[to]?.focus()
  }
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <TabButton key={tab.value} {...{ tab, id, active, setChosen, onValueChange }} />
        ))}
      </div>
      {shown && (
        <div
          key={shown.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${shown.value}`}
          className="pt-5 outline-none"
        >
          {shown.panel}
        </div>
      )}
    </div>
  )
}

function TabButton({
  tab,
  id,
  active,
  setChosen,
  onValueChange,
}: {
  tab: TabDefinition
  id: string
  active: string | undefined
  setChosen: (value: string | undefined) => void
  onValueChange: ((value: string) => void) | undefined
}) {
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${tab.value}`}
      aria-selected={tab.value === active}
      aria-controls={tab.value === active ? `${id}-panel` : undefined}
      tabIndex={tab.value === active ? 0 : -1}
      onClick={() => {
        setChosen(tab.value)
        onValueChange?.(tab.value)
      }}
      className={classes(
        'relative inline-flex h-11 shrink-0 cursor-pointer items-center gap-2 px-3 text-sm font-semibold text-ink-muted',
        'rounded-t-sm hover:text-ink focus-visible:-outline-offset-2 aria-selected:text-ink',
        'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 aria-selected:after:bg-magenta',
      )}
    >
      {tab.label}
      {tab.count !== undefined && tab.count > 0 && (
        <span className="figures min-w-5 rounded-full bg-magenta px-1.5 text-center text-xs font-semibold text-on-magenta">
          {tab.count}
        </span>
      )}
    </button>
  )
}

/** The tab a key moves to; null for other keys. */
function target(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count
    case 'ArrowLeft':
      return (from - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
