import type { ReactNode } from 'react'
import { AlertDialog } from './alert-dialog.tsx'
import { Button } from './button.tsx'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  /** Says what happens: "Cancel order", never "OK". */
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
  isDanger?: boolean
  isBusy?: boolean
}

export function ConfirmDialog({
  confirmLabel,
  cancelLabel = 'Keep it',
  onConfirm,
  isDanger = false,
  isBusy = false,
  ...rest
}: ConfirmDialogProps) {
  return (
    <AlertDialog
      {...rest}
      actions={
        <>
          <Button onClick={() => rest.onOpenChange(false)}>{cancelLabel}</Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
