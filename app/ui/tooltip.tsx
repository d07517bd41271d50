import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

export type TooltipProps = {
  label: ReactNode
  /** The keyboard shortcut ("R"). */
  shortcut?: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** The control being explained; it also needs a name of its own (text or `aria-label`). */
  children: ReactElement
}

export function Tooltip({ label, shortcut, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={350} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className="z-50">
          <Base.Popup className="overlay-panel flex max-w-64 items-center gap-2 rounded-sm bg-press px-2.5 py-1.5 text-xs font-medium text-on-press shadow-md">
            {label}
            {shortcut && (
              <kbd className="rounded-xs border border-on-press-muted/40 px-1 font-mono text-[0.6875rem] text-on-press-muted">
                {shortcut}
              </kbd>
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
