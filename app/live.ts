import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetchers, useRevalidator } from 'react-router'
import type { LiveEvent } from '#domain/events.ts'

/** One stream for the page, however many parts of it listen; browsers allow few connections to a place. */
let stream: EventSource | null = null
let listeners = 0

/**
 * The shop sends at once what it told since the page was asked for: its data was read before anybody listened. The
 * browser reconnects by itself, and asks no other address then; what was told meanwhile is lost, which `reopened` says.
 */
function open(): EventSource {
  const opened = new EventSource(`/events?age=${Math.ceil(performance.now())}`)
  let isReopened = false
  opened.addEventListener('open', () => {
    if (isReopened) opened.dispatchEvent(new MessageEvent(reopened, { data: '' }))
    isReopened = true
  })
  return opened
}

const reopened = 'reopened'

/** Calls back with what is told under a name; answers how to end it. */
export function listen(name: string, listener: (message: MessageEvent<string>) => void): () => void {
  stream ??= open()
  const source = stream
  listeners++
  source.addEventListener(name, listener)
  return () => {
    source.removeEventListener(name, listener)
    listeners--
    if (listeners > 0) return
    source.close()
    stream = null
  }
}

/** Calls back with the id of what changed. */
export function useLiveEvents(
  events: readonly (LiveEvent | typeof reopened)[],
  onEvent: (id: string) => void,
): void {
  const notify = useEffectEvent(onEvent)
  const names = events.join(' ')
  useEffect(() => {
    const ends = names.split(' ').map((name) => listen(name, ({ data }) => notify(data)))
    return () => {
      for (const end of ends) end()
    }
  }, [names])
}

/**
 * Reads the page's data again whenever the server says that some of it changed. While the page itself sends something,
 * the news waits for its answer, and while somebody writes in a dialog, until it is closed: read at once, the data could
 * take away the very part of the page that is to hear it, with all that was typed there.
 */
export function useLiveRevalidation(events: readonly LiveEvent[]): void {
  const { revalidate } = useRevalidator()
  const isSending = useFetchers().some(({ formMethod }) => formMethod !== undefined && formMethod !== 'GET')
  const [heard, setHeard] = useState(0)
  const read = useRef(0)
  useLiveEvents([...events, reopened], () => setHeard((count) => count + 1))
  useEffect(() => {
    if (heard === read.current || isSending) return
    const readAgain = (): void => {
      if (isWritingInDialog()) return
      clearInterval(looking)
      read.current = heard
      void revalidate()
    }
    const looking = setInterval(readAgain, lookEvery)
    readAgain()
    return () => clearInterval(looking)
  }, [heard, isSending, revalidate])
}

/** Milliseconds, while news waits for a dialog. */
const lookEvery = 500

const written = [
  'textarea',
  ...['text', 'email', 'tel', 'number', 'url'].map((type) => `input[type=${type}]`),
]
  .map((field) => `[role="dialog"] ${field}`)
  .join()

const isWritingInDialog = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(written)].some(
    ({ value, readOnly }) => value !== '' && !readOnly,
  )
