import { later } from '#app/ui/later.tsx'
import type { AlertDialogProps } from './alert-dialog-panel.tsx'
import { useEver } from './use-ever.ts'

const AlertDialogPanel = later(() => import('./alert-dialog-panel.tsx').then((part) => part.AlertDialogPanel))

/** Asks before something that cannot be undone; clicks outside do not close it. */
export function AlertDialog(props: AlertDialogProps) {
  if (!useEver(props.open)) return null
  return <AlertDialogPanel {...props} />
}
