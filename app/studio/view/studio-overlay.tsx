import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { Studio, type StudioProps } from './studio.tsx'

/**
 * The studio over the whole window. Escape belongs to the studio, so that it never closes by accident; the sheet
 * receives keys right away.
 */
export function StudioOverlay(props: StudioProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          initialFocus={() => popup.current?.querySelector<HTMLElement>('[role=application]') ?? true}
          aria-label="Gang sheet studio"
          data-studio-overlay
          className="fixed inset-0 z-40 bg-paper outline-none"
        >
          <Studio {...props} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
