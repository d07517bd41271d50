import { useOperation } from '#app/operations/operation-form.tsx'
import type { Call } from './bill-buttons.tsx'
import { failedWords, orderAddress, paidWords } from './call-words.ts'

export function useDraftOrderCall(setTaking: (value: boolean) => void) {
  return useOperation<Call>({
    done: {
      'draft-orders.save-draft': { title: 'Draft saved', message: 'It’s above the orders.' },
      'draft-orders.send-link': {
        title: 'Payment link sent',
        message: 'You’ll see here when it’s opened and paid.',
      },
      'draft-orders.take-new': paidWords,
    },
    failed: failedWords,
    leadsTo: {
      'draft-orders.save-draft': () => '/admin',
      'draft-orders.send-link': ({ id }) => `/admin/orders/drafts/${id}`,
      'draft-orders.take-new': orderAddress,
    },
    onFailed: (answer) => {
      const isOfPayment =
        answer.reason === 'invalid' && ('method' in answer.fieldErrors || 'reference' in answer.fieldErrors)
      if (!isOfPayment) setTaking(false)
    },
  })
}
