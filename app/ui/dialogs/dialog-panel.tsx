import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { classes } from '#app/ui/classes.ts'
import { forgetChanges, hasUnsavedChanges } from '#app/ui/forms/unsaved-changes.ts'
import { CloseDialog } from './cancel-button.tsx'
import { LeavingQuestion } from './leaving-question.tsx'
import { useOpenPanel } from './open-panels.ts'
import { dialogPanelStyle } from './panel-style.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'full'
}

const sizes = {
  sm: 'sm:max-w-md',
  md: 'sm:max-w-xl',
  lg: 'sm:max-w-4xl',
  full: 'sm:max-w-[min(96vw,90rem)]',
}

/** The contents of a Dialog; fetched when one is opened, since its focus and scroll handling weighs 24 KB. */
export function DialogPanel({
  title,
  description,
  children,
  footer,
  open,
  onOpenChange,
  size = 'md',
}: DialogProps) {
  useOpenPanel(open)
  const popup = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)
  const close = (): void => {
    if (popup.current && hasUnsavedChanges(popup.current)) setAsking(true)
    else onOpenChange(false)
  }
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : close())}>
      <Base.Portal>
        <Base.Backdrop className="overlay-backdrop fixed inset-0 z-40" />
        <Base.Popup ref={popup} className={classes(dialogPanelStyle, sizes[size])}>
          <CloseDialog value={close}>
            <div className="px-5 pt-5 pr-14 sm:px-6 sm:pt-6 sm:pr-16">
              <Base.Title className="text-lg font-bold">{title}</Base.Title>
              {description && (
                <Base.Description className="mt-1 text-ink-muted">{description}</Base.Description>
              )}
            </div>
            {/* Relative, so that elements only for screen readers stay inside; otherwise focusing one would scroll the panel away. */}
            <div className="relative min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-5 sm:px-6 sm:pb-6">
              {children}
            </div>
            {footer && <div className={dialogFooterStyle}>{footer}</div>}
            {/* Last, so that focus starts in the dialog's content. */}
            <Base.Close
              aria-label="Close"
              className="absolute top-3.5 right-3.5 inline-flex size-10 pointer-coarse:size-11 items-center justify-center rounded-md text-ink-muted hover:bg-ink/7 hover:text-ink sm:top-4.5 sm:right-4.5"
            >
              <X className="size-5" aria-hidden />
            </Base.Close>
          </CloseDialog>
        </Base.Popup>
      </Base.Portal>
      <LeavingQuestion
        isAsked={isAsking}
        onStay={() => setAsking(false)}
        onLeave={() => {
          if (popup.current) forgetChanges(popup.current)
          setAsking(false)
          onOpenChange(false)
        }}
      />
    </Base.Root>
  )
}

/** Buttons side by side, the main one last; stacked on phones, the main one first. */
const dialogFooterStyle =
  'flex flex-col-reverse gap-2.5 border-t border-line px-5 py-4 sm:flex-row sm:flex-wrap sm:justify-end sm:px-6'
