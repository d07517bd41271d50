import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { useActions, useEditor } from '../use-editor.ts'
import { CropEditor } from './crop-editor.tsx'

/** Chooses the part of an artwork that is printed. The artwork itself is not changed. */
export function CropDialog() {
  const { show } = useActions()
  const isOpen = useEditor(({ croppedItem }) => croppedItem !== null)
  const item = useEditor(({ croppedItem, document }) => document.items.find(({ id }) => id === croppedItem))
  const preview = useEditor(({ artworks }) => item && artworks.get(item.artworkId)?.previewUrl)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => show({ croppedItem: null })}
      size="lg"
      title={item ? `Crop ${item.name}` : 'Crop'}
      description="Only what’s inside the frame is printed. Your artwork is kept whole, so you can crop it again anytime."
    >
      {item && preview && <CropEditor key={item.id} item={item} preview={preview} />}
    </Dialog>
  )
}
