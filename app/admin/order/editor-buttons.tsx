import { ExternalLink, PencilRuler } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useDesignSavedNotice } from '#app/builder/use-design-saved-notice.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'

/** Where an item's design is edited; messages are trusted from `origin`, our own if null. */
export type ItemEditor = { url: string; origin: string | null }

/** Opens the editor on the item's design, in a frame or in its own window. */
export function EditorButtons({ name, editor }: { name: string; editor: ItemEditor | null }) {
  const [isFramed, setFramed] = useState(false)
  const { revalidate } = useRevalidator()
  // Every item of an order has such buttons; these only listen to the editor they opened.
  const [isOpened, setOpened] = useState(false)
  useDesignSavedNotice({
    editorOrigin: editor?.origin ?? undefined,
    isListening: isOpened,
    onSaved: () => {
      setFramed(false)
      void revalidate()
    },
  })
  useFrameClosing(isFramed, () => setFramed(false))

  const withEditor = (open: (url: string) => void) => () => {
    // In the specification's wording (docs/spec-map.md B8).
    if (editor) {
      setOpened(true)
      return open(editor.url)
    }
    notify.error('No Design Found', 'This order does not have a design ID from the external design service.')
  }
  const openWindow = (url: string): void => {
    if (window.open(url, '_blank') === null)
      notify.error('Popup Blocked', 'Please allow popups to open the editor.')
  }
  return (
    <>
      <div className="flex">
        <Button size="sm" variant="quiet" onClick={withEditor(() => setFramed(true))}>
          <PencilRuler aria-hidden className="size-4" /> Edit design
        </Button>
        <Button
          size="sm"
          variant="quiet"
          isSquare
          aria-label={`Edit the design of ${name} in a new window`}
          onClick={withEditor(openWindow)}
        >
          <ExternalLink aria-hidden className="size-4" />
        </Button>
      </div>
      <Dialog open={isFramed} onOpenChange={setFramed} title={`Edit the design of ${name}`} size="full">
        {editor && isFramed && (
          <iframe
            title={`Editor of ${name}`}
            src={editor.url}
            className="h-[calc(88dvh-7.5rem)] w-full rounded-md border border-line bg-paper"
          />
        )}
      </Dialog>
    </>
  )
}

/** Our own studio, when framed, reports being closed without saving. */
function useFrameClosing(isFramed: boolean, onClosed: () => void): void {
  const close = useEffectEvent(onClosed)
  useEffect(() => {
    if (!isFramed) return
    const listen = ({ origin, data }: MessageEvent<unknown>): void => {
      if (origin === window.location.origin && isClosed(data)) close()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [isFramed])
}

const isClosed = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'closed'
