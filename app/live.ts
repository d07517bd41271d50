import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetchers, useLocation, useRevalidator } from 'react-router'
import { type LiveEvent, missedNews } from '#domain/live-events.ts'
import { askedAt } from './asked-at.ts'

/** Which thing has changed; null where news was missed, and any may have. */
type OnNews = (id: string | null) => void

/** One stream for the page, however many parts of it listen; browsers allow few connections to a place. */
let stream: EventSource | null = null
const listeners = new Set<(news: string, id: string) => void>()

/** When each was told last, whoever listened, in ms as `performance.now` counts. */
const told: Record<string, number> = {}

/**
 * The shop sends at once what it told since the page was asked for: its data was read before anybody listened. The
 * browser reconnects by itself, and the shop says then that news was missed.
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
 * Calls back when one of these is told, or was after the data of the page at `path` was asked for, and when news was missed;
 * answers how to end it.
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

/** The same for as long as a component is there. */
export function useLiveEvents(names: readonly LiveEvent[], onNews: OnNews, path?: string): void {
  const notify = useEffectEvent(onNews)
  const list = names.join(' ')
  useEffect(() => listen(list.split(' ') as LiveEvent[], (id) => notify(id), path), [list, path])
}

/**
 * Reads the page's data again whenever the server says that some of it changed, also after it was asked for and before the
 * page was there. While the page itself sends something, the news waits for its answer, and while somebody writes in a
 * dialog, until it is closed: read at once, the data could take away the very part of the page that is to hear it, with
 * all that was typed there.
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

/** Milliseconds, while news waits for a dialog. */
const lookEvery = 500

const written = '[role="dialog"] :is(textarea, input:not([type="search"])):read-write'

const isWritingInDialog = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(written)].some(({ value }) => value)
