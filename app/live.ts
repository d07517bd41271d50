import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

/** Calls back with the id of what changed. Reconnecting is the browser's own (EventSource). */
export function useLiveEvents(events: readonly string[], onEvent: (event: string, id: string) => void): void {
  const notify = useEffectEvent(onEvent)
  const names = events.join(' ')
  useEffect(() => {
    const source = new EventSource('/events')
    const listeners = names.split(' ').map((name) => {
      const listener = (message: MessageEvent<string>): void => notify(name, message.data)
      source.addEventListener(name, listener)
      return { name, listener }
    })
    return () => {
      for (const { name, listener } of listeners) source.removeEventListener(name, listener)
      source.close()
    }
  }, [names])
}

/** Reads the page's data again whenever the server says that some of it changed. */
export function useLiveRevalidation(events: readonly string[]): void {
  const { revalidate } = useRevalidator()
  useLiveEvents(events, () => void revalidate())
}
