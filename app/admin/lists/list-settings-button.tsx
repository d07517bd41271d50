import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'
import type { ListSettingsProps } from './list-settings-dialog.tsx'

const ListSettingsDialog = laterDialog(() =>
  import('./list-settings-dialog.tsx').then((part) => part.ListSettingsDialog),
)

/** Opens the person's saved settings for the list. */
export function ListSettingsButton(props: ListSettingsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
        <Columns3 aria-hidden className="size-4" />
        <span className="@max-[46rem]:sr-only">Columns</span>
      </Button>
      <ListSettingsDialog {...props} open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
