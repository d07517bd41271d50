import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Announcer } from './announcer.tsx'
import { useClipboard } from './use-clipboard.ts'
import { useActions } from './use-editor.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** Handles keys and dropped files anywhere in the studio. */
export function StudioFrame({ children }: { children: ReactNode }) {
  const { settle, uploads } = useActions()
  const frame = useRef<HTMLElement>(null)
  const onKeyDown = useShortcuts(frame)
  useClipboard(frame)
  useKeptFocus(frame)
  const { isOver, handlers } = useFileDrop(uploads.add)
  return (
    <section
      ref={frame}
      aria-label="Gang sheet studio"
      className="relative grid h-full touch-manipulation grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)_auto_auto] bg-paper pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] text-sm"
      // Before the press takes effect, but only for presses on the sheet: elsewhere the target might move away.
      onPointerDownCapture={(event) => isOnSheet(event.target) && settle()}
      onClickCapture={settle}
      onKeyDownCapture={settle}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      {children}
      <Announcer />
      {isOver && (
        <div className="pointer-events-none absolute inset-3 z-10 flex items-center justify-center rounded-xl border-2 border-dashed border-magenta-ink bg-magenta-wash/85 text-lg font-bold text-magenta-ink">
          Drop your artwork anywhere
        </div>
      )}
    </section>
  )
}

const isOnSheet = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[role=application]') !== null

function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const depth = useRef(0)
  const enter = (change: number) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    depth.current += change
    setOver(depth.current > 0)
  }
  const onDrop = (event: DragEvent): void => {
    depth.current = 0
    setOver(false)
    if (event.defaultPrevented) return
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }
  const onDragOver = (event: DragEvent): void => event.preventDefault()
  return { isOver, handlers: { onDragEnter: enter(1), onDragLeave: enter(-1), onDragOver, onDrop } }
}
