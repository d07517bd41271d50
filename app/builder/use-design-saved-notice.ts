import { useEffect, useEffectEvent } from 'react'
import { notify } from '#app/ui/toasts/toast.tsx'

export type DesignSavedOptions = {
  /** The origin whose messages are trusted; our own by default. */
  editorOrigin?: string
  isListening?: boolean
  onSaved?: () => void
}

/** Handles a message from the design editor's origin that a design was saved (docs/spec-map.md S4). */
export function useDesignSavedNotice(options: DesignSavedOptions = {}): void {
  const { editorOrigin, isListening = true, onSaved } = options
  const hear = useEffectEvent(() => {
    notify.success('Design Saved')
    onSaved?.()
  })
  useEffect(() => {
    if (!isListening) return
    const listen = ({ origin, data }: MessageEvent<unknown>): void => {
      if (origin === (editorOrigin ?? window.location.origin) && isDesignSaved(data)) hear()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [editorOrigin, isListening])
}

function isDesignSaved(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  const { type, event } = data as { type?: unknown; event?: unknown }
  return type === 'design:saved' || event === 'design:saved'
}
