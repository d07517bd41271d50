import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import { useOpenPanel } from './open-panels.ts'
import { dialogPanelStyle } from './panel-style.ts'

export type AlertDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  children?: ReactNode
  /** Buttons, the safe one first: it gets the focus. */
  actions: ReactNode
}

/** The contents of an AlertDialog; fetched when one is opened. */
export function AlertDialogPanel({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
}: AlertDialogProps) {
  useOpenPanel(open)
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <Base.Portal>
        <Base.Backdrop className="overlay-backdrop fixed inset-0 z-40" />
        <Base.Popup className={classes(dialogPanelStyle, 'gap-4 p-5 sm:max-w-md sm:p-6')}>
          <div>
            <Base.Title className="text-lg font-bold">{title}</Base.Title>
            <Base.Description className="mt-1.5 text-ink-muted">{description}</Base.Description>
          </div>
          {children}
          <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:flex-wrap sm:justify-end">
            {actions}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
