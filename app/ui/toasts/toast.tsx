import { useEffect, useState } from 'react'
import type { ExternalToast } from 'sonner'
import { later } from '#app/ui/later.tsx'
import type { Stage } from './toast-stage.tsx'

const ToastStage = later(() => import('./toast-stage.tsx').then((part) => part.ToastStage))

const stage = Promise.withResolvers<Stage>()
const wish = Promise.withResolvers<void>()

/** Rendered once per page (app/root.tsx). Its code is fetched with the first toast: most visits have none. */
export function Toaster() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => void wish.promise.then(() => setIsWanted(true)), [])
  if (!isWanted) return null
  return <ToastStage onReady={stage.resolve} />
}

/** Loads it before the first toast, for pages that may have no connection by then. */
export const fetchToasts = (): void => wish.resolve()

export type ToastOptions = Pick<ExternalToast, 'action' | 'id' | 'duration'>

const say =
  (kind: Parameters<Stage['show']>[0]) =>
  (title: string, description?: string, options?: ToastOptions): void => {
    wish.resolve()
    void stage.promise.then(({ show }) => show(kind, title, { description, ...options }))
  }

/** Short messages about what just happened, worded as in the specification: a title and, below it, a description. */
export const notify = {
  success: say('success'),
  /** The destructive style; stays longer, since there is something to do. */
  error: say('error'),
  info: say('info'),
  /** Removes a toast that is no longer true, by its `id`: it would cover what came in its place. */
  withdraw: (id: string): void => void stage.promise.then(({ withdraw }) => withdraw(id)),
}
