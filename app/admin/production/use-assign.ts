import { useOperation } from '#app/operations/operation-form.tsx'
import type { BoardCard } from '#server/production/index.ts'

/** The person or printer to assign: null unassigns, omitted stays unchanged. */
export type Assignment = { person?: string | null; printer?: string | null }

export type Assign = (cards: readonly Pick<BoardCard, 'itemId'>[], to: Assignment) => void

/** Assigns items to people and printers. */
export function useAssign(): Assign {
  const { send } = useOperation<'production.assign'>({
    done: {
      'production.assign': ({ message }) => ({ title: message, options: { id: 'production-assign' } }),
    },
    failed: (answer) => ({ title: 'Nothing was assigned', message: answer.message }),
  })
  return (cards, to) => {
    if (cards.length === 0) return
    const items = JSON.stringify(cards.map(({ itemId }) => itemId))
    send('production.assign', { items, to: JSON.stringify(to) }, { action: '/admin/production' })
  }
}
