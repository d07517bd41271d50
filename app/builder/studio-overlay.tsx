import { Dialog } from '@base-ui/react/dialog'
import { type ComponentType, useRef } from 'react'
import type { StudioProps } from '#app/studio/view/studio.tsx'

/** The studio over the whole window. Escape belongs to the studio, so that it never closes it by accident; the sheet has the keys at once. */
export function StudioOverlay({ Studio, ...props }: StudioProps & { Studio: ComponentType<StudioProps> }) {
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
