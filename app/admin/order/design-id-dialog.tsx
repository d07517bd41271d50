import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callOperation } from '#app/operations/call-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { designIdMessages, parseDesignId } from '#domain/artwork/design-id.ts'

export type DesignIdDialogProps = {
  itemId: string
  open: boolean
  /** Designs come from an outside service. */
  isOutside: boolean
  onOpenChange: (isOpen: boolean) => void
  onSaved: () => void
}

/** Asks which design an item is printed from: by its id, or by an address that contains one. */
export function DesignIdDialog({ itemId, open, isOutside, onOpenChange, onSaved }: DesignIdDialogProps) {
  const formId = useId()
  const [error, setError] = useState<string | undefined>()
  const [isSaving, setSaving] = useState(false)
  const { revalidate } = useRevalidator()

  const refuse = (title: string, message: string): void => {
    setError(message)
    notify.error(title, message)
  }
  const save = async (entered: string): Promise<void> => {
    if (parseDesignId(entered) === null)
      return refuse(designIdMessages.invalid, designIdMessages[isOutside ? 'enterOutside' : 'enterOwn'])
    setSaving(true)
    const answer = await callOperation('order-items.set-design', 'PUT /order-items/{item}/design', {
      item: itemId,
      design: entered,
    })
    setSaving(false)
    if (!answer.ok) return refuse(designIdMessages.notSaved, answer.message)
    setError(undefined)
    await revalidate()
    onSaved()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={designIdMessages.required}
      description="This item has no design yet. Enter the one it’s printed from."
      footer={
        <>
          <CancelButton />
          <Button type="submit" form={formId} variant="primary" isBusy={isSaving}>
            Save design ID
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save(String(new FormData(event.currentTarget).get('design') ?? ''))
        }}
      >
        <TextField
          label="Design ID or URL"
          name="design"
          error={error}
          hint="36 characters, or an address with design_id in it."
          autoComplete="off"
          spellCheck={false}
        />
      </form>
    </Dialog>
  )
}
