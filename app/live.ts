import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetchers, useLocation, useRevalidator } from 'react-router'
import { type LiveEvent, missedNews } from '#domain/live-events.ts'
import { askedAt } from './asked-at.ts'

/** The id of what has changed; null if news was missed and anything may have. */
type OnNews = (id: string | null) => void

/** One stream for the page, however many parts of it listen; browsers allow few connections per host. */
let stream: EventSource | null = null
const listeners = new Set<(news: string, id: string) => void>()

/** When each kind of news last arrived, whoever was listening, in ms as `performance.now` counts. */
const told: Record<string, number> = {}

/**
 * The shop immediately sends the news since the page was requested: its data was read before anyone listened. The
 * browser reconnects automatically, and the shop then reports that news was missed.
 */
function open(): EventSource {
  const opened = new EventSource(`/events?age=${performance.now()}`)
  const tell = (words: string): void => {
    const [news = '', id = ''] = words.split(' ')
    told[news] = performance.now()
    for (const listener of listeners) listener(news, id)
  }
  opened.onmessage = ({ data }: MessageEvent<string>) => tell(data)
  return opened
}

/**
 * Calls back when one of these events arrives, or arrived after the data of the page at `path` was requested, and when
 * news was missed; returns a function that stops it.
 */
export function listen(names: readonly LiveEvent[], onNews: OnNews, path = ''): () => void {
  stream ??= open()
  const listener = (news: string, id: string): void => {
    if (news === missedNews) onNews(null)
    else if (names.includes(news as LiveEvent)) onNews(id)
  }
  listeners.add(listener)
  const asked = askedAt[path]
  if (asked && [...names, missedNews].some((name) => (told[name] ?? 0) > asked)) onNews(null)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stream?.close()
    stream = null
  }
}

/** The same while a component is mounted. */
export function useLiveEvents(names: readonly LiveEvent[], onNews: OnNews, path?: string): void {
  const notify = useEffectEvent(onNews)
  const list = names.join(' ')
  useEffect(() => listen(list.split(' ') as LiveEvent[], (id) => notify(id), path), [list, path])
}

/**
 * Reads the page's data again whenever the server says that some of it has changed, including between the request for
 * the data and the page's rendering. While the page itself is sending something, this waits for the answer, and while
 * someone is typing in a dialog, until it is closed: an immediate read could remove the very part of the page that
 * awaits the answer, with everything typed there.
 */
export function useLiveRevalidation(events: readonly LiveEvent[]): void {
  const { revalidate } = useRevalidator()
  const isSending = useFetchers().some(({ formMethod }) => formMethod !== undefined && formMethod !== 'GET')
  const [heard, setHeard] = useState(0)
  const read = useRef(0)
  useLiveEvents(events, () => setHeard((count) => count + 1), useLocation().pathname)
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

/** Milliseconds between checks while news waits for a dialog. */
const lookEvery = 500

const written = '[role="dialog"] :is(textarea, input:not([type="search"])):read-write'

const isWritingInDialog = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(written)].some(({ value }) => value)
