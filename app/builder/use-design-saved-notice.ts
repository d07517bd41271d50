import { useEffect, useEffectEvent } from 'react'
import { notify } from '#app/ui/toasts/toast.tsx'

export type DesignSavedOptions = {
  /** Whose messages are believed; our own origin by default. */
  editorOrigin?: string
  isListening?: boolean
  onSaved?: () => void
}

/** A message of the design editor's origin that a design was saved (docs/spec-map.md S4). */
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
