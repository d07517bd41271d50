import { RollReprintForm } from '#app/admin/rolls/roll-reprint-form.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { ReprintForm } from './reprint-form.tsx'

/** What came out wrong: copies of an item, or a whole roll. `code` is the content of its barcode. */
export type Spoiled = { code: string } & ({ item: string } | { roll: string })

type SpoiledDialogProps = { spoiled: Spoiled | null; onClose: () => void }

export function SpoiledDialog({ spoiled, onClose }: SpoiledDialogProps) {
  const isRoll = spoiled !== null && 'roll' in spoiled
  return (
    <Dialog
      open={spoiled !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Make ${spoiled?.code ?? ''} again`}
      description={
        isRoll
          ? 'All of its items still here wait for the next roll with this reason, and their film counts as wasted.'
          : 'It waits to be made again for this reason, and its film counts as wasted.'
      }
    >
      {spoiled &&
        ('roll' in spoiled ? (
          <RollReprintForm key={spoiled.roll} roll={spoiled.roll} onDone={onClose} />
        ) : (
          <ReprintForm key={spoiled.item} item={spoiled.item} copies={1} onDone={onClose} />
        ))}
    </Dialog>
  )
}
