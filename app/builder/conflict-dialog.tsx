import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { AlertDialog } from '#app/ui/dialogs/alert-dialog.tsx'

/** Two people have changed the same design: neither version is overwritten without asking. */
export function ConflictDialog({
  open,
  onOpenChange,
  onKeepTheirs,
  onSaveMine,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  onKeepTheirs: () => void
  onSaveMine: () => Promise<void>
}) {
  const [isBusy, setBusy] = useState(false)
  const saveMine = async (): Promise<void> => {
    setBusy(true)
    await onSaveMine()
    setBusy(false)
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="This design was changed elsewhere"
      description="Another tab or device saved it after you opened it here. You can keep both: yours becomes a new design."
      actions={
        <>
          <Button onClick={onKeepTheirs}>Open the other version</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void saveMine()}>
            Save mine as new
          </Button>
        </>
      }
    />
  )
}
