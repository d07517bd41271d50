import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { OperationAnswer } from '#app/operations/answer-operation.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import { type Place, placeAfter, placeNames } from '#domain/orders/production.ts'
import type { BoardCard, MoveResult } from '#server/production/index.ts'

type Wish = { itemId: string; from: Place; to: Place; way: 'board' | 'undo' }

export type Moves = {
  /** Where a card is shown: where it is being moved to, else where it is. */
  placeOf(card: BoardCard): Place
  move(cards: readonly BoardCard[], to: Place | 'next'): void
  undo(): void
  /** For screen readers. */
  said: string
}

/**
 * Moves show immediately and are sent one after the other, so that a second one never overtakes the first. A move the
 * server refuses is reverted, with the reason.
 */
export function useMoves(): Moves {
  const fetcher = useFetcher<OperationAnswer<'production.move'>>()
  const [queue, setQueue] = useState<Wish[][]>([])
  const [said, setSaid] = useState('')
  const sent = useRef<{ wishes: Wish[]; answerBefore: unknown } | null>(null)
  const done = useRef<Wish[]>([])
  const add = (wishes: Wish[]): void => {
    if (wishes.length > 0) setQueue((waiting) => [...waiting, wishes])
  }
  const undo = (): void => {
    const back = done.current.map(({ itemId, from, to }) => ({
      itemId,
      from: to,
      to: from,
      way: 'undo' as const,
    }))
    done.current = []
    add(back)
  }

  const tell = useEffectEvent((answer: OperationAnswer<'production.move'>) => {
    if (!answer.ok) return notify.error('Nothing was moved', answer.message)
    const { results } = answer.value
    const words = summarize(results)
    const isUndo = sent.current?.wishes[0]?.way === 'undo'
    done.current = isUndo ? [] : results.flatMap((one) => (one.ok ? [{ ...one, way: 'board' as const }] : []))
    setSaid([words.moved, shorten(words.refused)].filter(Boolean).join('. '))
    if (words.moved)
      notify.success(words.moved, words.packed, {
        id: 'production-move',
        ...(isUndo ? {} : { action: { label: 'Undo', onClick: undo } }),
      })
    if (words.refused.length > 0)
      notify.error(
        words.refused.length === 1 ? 'Not moved' : `${words.refused.length} not moved`,
        shorten(words.refused),
      )
  })

  // The fetcher's state alone is not enough: it still says idle before the request is actually sent.
  useEffect(() => {
    const [first] = queue
    if (fetcher.state !== 'idle' || !first) return
    if (sent.current?.wishes === first) {
      if (!fetcher.data || fetcher.data === sent.current.answerBefore) return
      tell(fetcher.data)
      sent.current = null
      return setQueue((waiting) => waiting.slice(1))
    }
    sent.current = { wishes: first, answerBefore: fetcher.data }
    void fetcher.submit(
      { operation: 'production.move', moves: JSON.stringify(first) },
      { method: 'post', action: '/admin/production' },
    )
  }, [queue, fetcher.state, fetcher.data, fetcher.submit])

  const under = new Map(queue.flat().map(({ itemId, to }) => [itemId, to]))
  return {
    said,
    undo,
    placeOf: ({ itemId, place }) => under.get(itemId) ?? place,
    move(cards, to) {
      add(
        cards.flatMap((card) => {
          const from = under.get(card.itemId) ?? card.place
          const target = to === 'next' ? placeAfter(card.route, from) : to
          return target === null || target === from
            ? []
            : [{ itemId: card.itemId, from, to: target, way: 'board' }]
        }),
      )
    },
  }
}

/** A few messages are enough: the board itself shows where everything is. */
const shorten = (messages: readonly string[]): string =>
  [...messages.slice(0, 3), ...(messages.length > 3 ? [`And ${messages.length - 3} more.`] : [])].join(' ')

function summarize(results: readonly MoveResult[]) {
  const moved = results.filter((one) => one.ok)
  const refused = results.flatMap((one) => (one.ok ? [] : [one.message]))
  const [only] = moved
  const packed = moved.flatMap((one) => (one.packed ? [one.packed.orderNumber] : []))
  return {
    moved:
      moved.length === 1 && only
        ? `${only.ticket} moved to ${placeNames[only.to]}`
        : moved.length > 1
          ? `${moved.length} items moved`
          : '',
    packed:
      packed.length > 0
        ? `${packed.join(', ')} ${packed.length === 1 ? 'is' : 'are'} packed: nothing is missing.`
        : undefined,
    refused,
  }
}
