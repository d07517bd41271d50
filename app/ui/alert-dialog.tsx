import { lazy, type ReactNode, Suspense } from 'react'
import { useEver } from './use-ever.ts'

export type AlertDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  children?: ReactNode
  /** Buttons, the safe one first: it gets the focus. */
  actions: ReactNode
}

const AlertDialogPanel = lazy(() =>
  import('./alert-dialog-panel.tsx').then((room) => ({ default: room.AlertDialogPanel })),
)

/** Asks before something that cannot be taken back; clicks beside it do not close it. */
export function AlertDialog(props: AlertDialogProps) {
  if (!useEver(props.open)) return null
  return (
    <Suspense fallback={null}>
      <AlertDialogPanel {...props} />
    </Suspense>
  )
}
