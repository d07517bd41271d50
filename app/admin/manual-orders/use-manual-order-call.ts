import { useOperation } from '#app/operations/operation-form.tsx'
import type { Call } from './bill-buttons.tsx'
import { failedWords, orderAddress, paidWords } from './call-words.ts'

export function useManualOrderCall(setTaking: (value: boolean) => void) {
  return useOperation<Call>({
    done: {
      'manual-orders.save-draft': { title: 'Draft kept', message: 'It stands above the orders.' },
      'manual-orders.send-link': {
        title: 'Payment link sent',
        message: 'You see here when it is opened and paid.',
      },
      'manual-orders.take-new': paidWords,
    },
    failed: failedWords,
    leadsTo: {
      'manual-orders.save-draft': () => '/admin',
      'manual-orders.send-link': ({ id }) => `/admin/orders/manual/${id}`,
      'manual-orders.take-new': orderAddress,
    },
    onFailed: (answer) => {
      const isOfPayment =
        answer.reason === 'invalid' && ('method' in answer.fieldErrors || 'reference' in answer.fieldErrors)
      if (!isOfPayment) setTaking(false)
    },
  })
}
