import { lazy, type ReactNode, Suspense } from 'react'
import { useEver } from './use-ever.ts'

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

const DialogPanel = lazy(() => import('./dialog-panel.tsx').then((room) => ({ default: room.DialogPanel })))

/** A sheet from the bottom on phones, a centred panel on wider screens; the focus stays in it and then returns. */
export function Dialog(props: DialogProps) {
  if (!useEver(props.open)) return null
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  )
}
