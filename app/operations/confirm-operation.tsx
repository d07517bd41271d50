import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { AlertDialog } from '#app/ui/dialogs/alert-dialog.tsx'
import type { OperationName } from '#server/operations.ts'
import { type CalledOperation, OperationButton, OperationForm } from './operation-form.tsx'

type ConfirmOperationProps<Name extends OperationName> = {
  of: CalledOperation<Name>
  operation: Name
  /** Input for the operation besides its name. */
  fields?: Record<string, string>
  open: boolean
  title: string
  /** What is lost, what stays, and how to keep more of it. */
  description: string
  /** The label of the button that does it; the safe one comes before it, and has the focus. */
  confirm: string
  onClose: () => void
  /** The page that answers, if it is not this one. */
  action?: string
  /** Additional form fields. */
  children?: ReactNode
}

/** Asks before something is deleted, or before anything else that cannot be undone. */
export function ConfirmOperation<Name extends OperationName>(props: ConfirmOperationProps<Name>) {
  const { of, operation, fields = {}, open, title, description, confirm, onClose, action, children } = props
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <OperationForm of={of} action={action} className="flex flex-wrap items-end gap-2">
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {children}
            <OperationButton of={of} operation={operation} variant="danger">
              {confirm}
            </OperationButton>
          </OperationForm>
        </>
      }
    />
  )
}
