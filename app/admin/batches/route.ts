import { data } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readJsonField } from '#app/read-body.ts'
import type { Route } from './+types/route.ts'
import { readBatches } from './fetch-batches.ts'

/** The contents of the tray, read whenever it hears that something has changed. */
export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const [read, importing] = await Promise.all([readBatches(shop, actor), shop.importExport.atWork(actor)])
  return data({ ...read, importing })
}

/** Read in the background: if the request fails, the earlier data stays. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader().catch(() => null)

/** Bulk work: started here, and changed while it is in the tray. */
export const action = (call: Route.ActionArgs) =>
  answerOperation(call, {
    'batches.make-labels': (form) => ({
      ...{ rate: form.get('rate'), paper: form.get('paper') },
      orders: readJsonField(form, 'orders'),
    }),
    'batches.make-print-files': readOrders,
    'batches.mail-customers': readOrders,
    'batches.print-sheets': (form) => ({ ...readOrders(form), sheet: form.get('sheet') }),
    'batches.set-statuses': (form) => ({ ...readOrders(form), to: form.get('to') }),
    'batches.try-again': readBatch,
    'batches.stop': readBatch,
    'batches.dismiss': readBatch,
    'batches.undo': readBatch,
  })

const readOrders = (form: FormData) => ({ orders: readJsonField(form, 'orders') })
const readBatch = (form: FormData) => ({ batch: form.get('batch') })
