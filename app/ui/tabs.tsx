import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
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

/** Views of one thing. Panels that are not shown are not in the page. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, className }: TabsProps) {
  return (
    <Base.Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.value}
      onValueChange={(next) => onValueChange?.(String(next))}
      className={className}
    >
      <Base.List
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={classes(
              'inline-flex h-11 shrink-0 cursor-pointer items-center gap-2 px-3 text-sm font-semibold text-ink-muted',
              'rounded-t-sm hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink',
            )}
          >
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && (
              <span className="figures min-w-5 rounded-full bg-magenta px-1.5 text-center text-xs font-semibold text-on-magenta">
                {tab.count}
              </span>
            )}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-magenta transition-[translate,width]" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5 outline-none">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
