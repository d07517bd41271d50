import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { Outlines } from '#domain/checks/find-clashes.ts'
import { applyArrangement, isInTheWay, shapeOf, toArrangeJob } from '#domain/studio/arrange.ts'
import { setCopies } from '#domain/studio/change-items.ts'
import { spreadable } from '#domain/studio/spread.ts'
import { missingCopies, type StudioDocument } from '#domain/studio/studio-document.ts'
import { inchesToMm } from '#domain/units.ts'
import type { FoundMix, WorkAnswer, WorkMessage, WorkNews, WorkRequest } from '../../browser/work-worker.ts'
import { watchWorker } from '../../editor/watch-worker.ts'
import type { Change } from '../studio-state.ts'

export type Work = {
  /** What is being worked out. */
  busy: WorkRequest['kind'] | null
  /** How far that has come; null before the first news. */
  news: WorkNews | null
  /** Gives up what is being worked out; the sheet stays as it is. */
  stop: () => void
  /** As many more copies of this item as find room. */
  fill: (document: StudioDocument, itemId: string) => void
  spread: (document: StudioDocument) => void
  findCheapest: (document: StudioDocument) => void
  /** The cheapest sheets for what is wanted, until they were looked at. */
  mix: FoundMix | null
  forgetMix: () => void
}

/** What takes a while and is asked for: worked out in a worker, and put on the sheet as one step. */
export function useWork(
  change: (change: Change) => void,
  sizes: readonly GangSheetSize[],
  outlines: RefObject<Outlines>,
  latest: RefObject<StudioDocument>,
): Work {
  const [busy, setBusy] = useState<Work['busy']>(null)
  const [news, setNews] = useState<WorkNews | null>(null)
  const [mix, setMix] = useState<FoundMix | null>(null)
  const { ask, stop } = useAsk(setNews)

  const run = useCallback(
    async (request: WorkRequest, take: (answer: WorkAnswer) => void) => {
      setBusy(request.kind)
      setNews(null)
      const answer = await ask(request)
      setBusy(null)
      if (answer === 'stopped') return
      if (answer) take(answer)
      else notify.error('That did not work out', 'Your sheet is as it was. Please try again.')
    },
    [ask],
  )
  /** The answer is for that document; one that was changed meanwhile stays as it is. */
  const put = useCallback(
    (asked: StudioDocument, next: (document: StudioDocument) => StudioDocument, told: () => void) => {
      if (!isSameWork(asked, latest.current))
        return notify.info('The sheet was changed meanwhile', 'It stays as it is now. Ask once more.')
      change(next)
      told()
    },
    [change, latest],
  )

  const fill = useCallback(
    (document: StudioDocument, itemId: string) => {
      const item = document.items.find(({ id }) => id === itemId)
      if (!item) return
      if (missingCopies(document).size > 0)
        return notify.error(
          'The sheet is full already',
          'Some copies do not fit. Choose a longer sheet first.',
        )
      const job = toArrangeJob(document, outlines.current)
      void run({ kind: 'fill', job, itemId }, (answer) => {
        if (answer.kind !== 'fill') return
        const { moreCopies, laid } = answer
        if (moreCopies === 0) return notify.info('The sheet is full', `No more copies of ${item.name} fit.`)
        const words = moreCopies === 1 ? '1 more copy fits' : `${moreCopies} more copies fit`
        put(
          document,
          (now) => applyArrangement(setCopies(now, itemId, item.copies + moreCopies), laid),
          () => notify.success('The sheet is full', `${words}: ${item.name}`),
        )
      })
    },
    [run, put, outlines],
  )

  const spread = useCallback(
    (document: StudioDocument) => {
      const free = spreadable(document, outlines.current)
      void run({ kind: 'spread', spreadable: free }, (answer) => {
        if (answer.kind !== 'spread') return
        const hasMoved = answer.laid.some(({ itemId }, index) => itemId !== free.laid[index]?.itemId)
        if (!hasMoved)
          return notify.info(
            'Nothing to spread',
            document.packing === 'shapes'
              ? 'Only artworks of the same size and outline can change places.'
              : 'Only artworks of the same size can change places.',
          )
        put(
          document,
          (now) => applyArrangement(now, answer.laid),
          () =>
            notify.success(
              'Copies spread apart',
              'A fault in the film now spoils a few of each, not all of one.',
            ),
        )
      })
    },
    [run, put, outlines],
  )

  const findCheapest = useCallback(
    (document: StudioDocument) => {
      const { width, spacing, margin } = document.sheet
      const turns = 'quarter' as const
      const items =
        document.packing === 'shapes'
          ? document.items.map((item) => {
              const { id, copies } = item
              return { id, copies, turns, shape: shapeOf(item, outlines.current) }
            })
          : document.items.map(({ id, width: across, height, copies }) => {
              return { id, width: across, height, copies, turns }
            })
      const sold = sizes.map(({ id, height, price }) => ({
        id: String(id),
        height: inchesToMm(height),
        price,
      }))
      void run({ kind: 'cheapest', items, film: { width, spacing, margin }, sizes: sold }, (answer) => {
        if (answer.kind === 'cheapest') setMix(answer.mix)
      })
    },
    [run, sizes, outlines],
  )

  const forgetMix = useCallback(() => setMix(null), [])
  return useMemo(
    () => ({ busy, news, stop, fill, spread, findCheapest, mix, forgetMix }),
    [busy, news, stop, fill, spread, findCheapest, mix, forgetMix],
  )
}

/** Whether the same copies are to be laid around the same that keep their places. */
function isSameWork(asked: StudioDocument, now: StudioDocument): boolean {
  const kept = asked.placements.filter(isInTheWay(asked))
  const keptNow = now.placements.filter(isInTheWay(now))
  return (
    now.items === asked.items &&
    now.sheet === asked.sheet &&
    now.packing === asked.packing &&
    kept.length === keptNow.length &&
    kept.every((placement, index) => placement === keptNow[index])
  )
}

type Asking = {
  /** Null when the worker broke. */
  ask: (request: WorkRequest) => Promise<WorkAnswer | 'stopped' | null>
  stop: () => void
}

/** Asks the worker, which is started when it is first needed. */
function useAsk(onNews: (news: WorkNews) => void): Asking {
  const worker = useRef<Worker | null>(null)
  const last = useRef(0)
  const giveUp = useRef<(() => void) | null>(null)
  useEffect(() => () => worker.current?.terminate(), [])
  const ask = useCallback<Asking['ask']>(
    (request) => {
      worker.current ??= new Worker(new URL('../../browser/work-worker.ts', import.meta.url), {
        type: 'module',
      })
      const asked = worker.current
      const id = ++last.current
      return new Promise((done) => {
        const end = (outcome: 'stopped' | null): void => {
          watch.stop()
          asked.terminate()
          if (worker.current === asked) worker.current = null
          giveUp.current = null
          done(outcome)
        }
        const watch = watchWorker(() => end(null))
        const listener = ({ data }: MessageEvent<WorkMessage>): void => {
          if (data.id !== id) return
          if ('news' in data) {
            watch.heard()
            if (data.news) onNews(data.news)
            return
          }
          asked.removeEventListener('message', listener)
          watch.stop()
          giveUp.current = null
          done(data.answer)
        }
        asked.addEventListener('message', listener)
        asked.addEventListener('error', () => end(null), { once: true })
        giveUp.current = () => end('stopped')
        watch.expect()
        asked.postMessage({ id, request })
      })
    },
    [onNews],
  )
  const stop = useCallback(() => giveUp.current?.(), [])
  return useMemo(() => ({ ask, stop }), [ask, stop])
}
